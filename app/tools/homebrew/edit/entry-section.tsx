import { ABILITIES, ABILITY_NAMES } from '~/rules/ability';
import { CONDITIONS } from '~/rules/conditions';
import { DAMAGE_TYPES } from '~/rules/damage-types';
import { Button, IconButton } from '~/ui/button';
import { type EntryList, ROW_LISTS } from '../form/fields';
import { LASTS } from '../form/rider';
import styles from './editor.module.css';
import { AREA_WORDS, ATTACK_WORDS, LIST_TITLES, LISTS, successChoices } from './entry-words';
import { More } from './fact-sections';
import { Count, choicesOf, Line, Pick, Unseen, useValues, Words } from './form-values';
import { MultiattackFields } from './multiattack-fields';
import { EmptySection, Section } from './section';

const BY = [
  { value: '', label: 'By hand' },
  ...ABILITIES.map((value) => ({ value, label: ABILITY_NAMES[value] })),
];
const SAVES = ABILITIES.map((value) => ({ value, label: ABILITY_NAMES[value] }));
const KINDS = choicesOf(DAMAGE_TYPES, '–');
const DEEDS = [
  { value: 'words', label: 'From its text' },
  { value: 'attack', label: 'Attack' },
  { value: 'save', label: 'Saving throw' },
];
const RECHARGES = [
  { value: '', label: 'Always available' },
  ...['2', '3', '4', '5'].map((value) => ({ value, label: `Recharge ${value}–6` })),
  { value: '6', label: 'Recharge 6' },
  { value: 'short-rest', label: 'After a short rest' },
  { value: 'long-rest', label: 'After a long rest' },
  { value: 'short-or-long-rest', label: 'After any rest' },
];
const PER = [
  { value: '', label: '–' },
  { value: 'day', label: 'a day' },
  { value: 'short-rest', label: 'a short rest' },
  { value: 'long-rest', label: 'a long rest' },
  { value: 'short-or-long-rest', label: 'any rest' },
  { value: 'turn', label: 'a turn' },
  { value: 'round', label: 'a round' },
  { value: 'hour', label: 'an hour' },
  { value: 'once', label: 'ever' },
];

type EntrySectionProps = { list: EntryList; rows: readonly number[]; children?: React.ReactNode };

/** A list of traits or actions as collapsible rows, with buttons to add, move and remove them. */
export function EntrySection({ list, rows, children }: EntrySectionProps) {
  const title = LIST_TITLES[list];
  const more = (
    <Button kind="quiet" icon="plus" name="press" value={`add:${list}`} formNoValidate>
      {`Add to ${title.toLowerCase()}`}
    </Button>
  );
  const { problems } = useValues();
  const isWrong = Object.keys(problems).some((field) => field.startsWith(`${list}.`));
  if (rows.length === 0 && !isWrong) {
    return (
      <EmptySection id={list} title={title} begin={more}>
        {children}
      </EmptySection>
    );
  }
  return (
    <Section id={list} title={`${title} (${rows.length})`} names={[list]} open>
      {children}
      {rows.map((row, at) => (
        <EntryRow key={row} {...{ list, row, at }} last={at === rows.length - 1} />
      ))}
      {list === 'actions' && <MultiattackFields rows={rows} />}
      {rows.length < ROW_LISTS[list] && <div>{more}</div>}
    </Section>
  );
}

type RowProps = { list: EntryList; row: number; at: number; last: boolean };

function EntryRow({ list, row, at, last }: RowProps) {
  const { one, problems } = useValues();
  const head = `${list}.${row}`;
  const name = one(`${head}.name`);
  const isWrong = Object.keys(problems).some((field) => field.startsWith(`${head}.`));
  const deed = one(`${head}.deed`) || 'words';
  const called = name === '' ? 'this one' : name;
  return (
    <details className={styles.row} open={name === '' || isWrong || undefined}>
      <summary>
        <b>{name === '' ? 'New entry' : name}</b>
        {isWrong && <span className={styles.wrong}>Incomplete</span>}
      </summary>
      <div className={styles.inside}>
        <Unseen name={`${head}.key`} />
        <Unseen name={`${head}.kept`} />
        <div className={styles.pairs}>
          <Line name={`${head}.name`} label="Name" maxLength={200} />
          <Pick name={`${head}.deed`} label="Mechanics" choices={DEEDS} />
        </div>
        {deed === 'attack' && <AttackFields head={head} />}
        {deed === 'save' && <SaveFields head={head} />}
        <noscript>
          <Button kind="quiet" compact name="press" value="show">
            Show fields
          </Button>
        </noscript>
        <Words
          name={`${head}.text`}
          label="Text"
          rows={deed === 'words' ? 4 : 2}
          hint={
            deed === 'words'
              ? 'Read as mechanics. {name}, {DC CON} and {2d6+STR} are filled in.'
              : 'Leave empty to have it written from the mechanics.'
          }
        />
        <More label="Uses and limits">
          <div className={styles.numbers}>
            <Pick name={`${head}.recharge`} label="Recharge" choices={RECHARGES} />
            <Count name={`${head}.times`} label="Times" />
            <Pick name={`${head}.per`} label="Per" choices={PER} />
            <Count name={`${head}.inLair`} label="Times in its lair" />
            {list === 'legendary' && <Count name={`${head}.cost`} label="Cost" placeholder="1" />}
          </div>
          <Line name={`${head}.only`} label="Only" hint="Wolf Form Only" maxLength={160} />
        </More>
        <div className={styles.ways}>
          <IconButton
            {...{ icon: 'chevron-up', name: 'press', value: `up:${head.replace('.', ':')}` }}
            label={`Move ${called} up`}
            disabled={at === 0}
            formNoValidate
          />
          <IconButton
            {...{ icon: 'chevron-down', name: 'press', value: `down:${head.replace('.', ':')}` }}
            label={`Move ${called} down`}
            disabled={last}
            formNoValidate
          />
          <IconButton
            {...{ icon: 'copy', name: 'press', value: `copy:${head.replace('.', ':')}` }}
            label={`Duplicate ${called}`}
            formNoValidate
          />
          <IconButton
            {...{ icon: 'trash', name: 'press', value: `remove:${head.replace('.', ':')}` }}
            label={`Remove ${called}`}
            formNoValidate
          />
        </div>
        <details className={styles.more}>
          <summary>Move to another list</summary>
          <div className={styles.lists}>
            {LISTS.filter((other) => other !== list).map((other) => (
              <Button
                key={other}
                {...{ kind: 'quiet', compact: true, name: 'press' }}
                value={`move:${list}:${row}:${other}`}
                formNoValidate
              >
                {LIST_TITLES[other]}
              </Button>
            ))}
          </div>
        </details>
      </div>
    </details>
  );
}

function AttackFields({ head }: { head: string }) {
  return (
    <>
      <div className={styles.numbers}>
        <Pick name={`${head}.attack`} label="Attack" choices={ATTACK_WORDS} />
        <Pick name={`${head}.by`} label="Ability" choices={BY} />
        <Count name={`${head}.toHit`} label="To hit by hand" placeholder="automatic" />
        <Count name={`${head}.reach`} label="Reach, ft." />
        <Count name={`${head}.range`} label="Range, ft." />
        <Count name={`${head}.long`} label="Long range, ft." />
      </div>
      <HarmFields head={head} follows="follows" />
      <RiderFields head={head} />
    </>
  );
}

function SaveFields({ head }: { head: string }) {
  const { one } = useValues();
  return (
    <>
      <div className={styles.numbers}>
        <Pick name={`${head}.save`} label="Saving throw" choices={SAVES} />
        <Pick name={`${head}.dcBy`} label="DC ability" choices={BY} />
        <Count name={`${head}.dc`} label="DC by hand" placeholder="automatic" />
        <Pick name={`${head}.area`} label="Area" choices={AREA_WORDS} />
        <Count name={`${head}.areaFeet`} label="Area, ft." />
        <Count name={`${head}.areaWide`} label="Width, ft." />
        <Count name={`${head}.areaFar`} label="Range, ft." />
        <Count name={`${head}.within`} label="Target within, ft." />
        <Pick
          name={`${head}.success`}
          label="On a success"
          choices={successChoices(one(`${head}.success`))}
        />
      </div>
      <HarmFields head={head} follows="0" />
      <RiderFields head={head} />
    </>
  );
}

function HarmFields({ head, follows }: { head: string; follows: string }) {
  return (
    <div className={styles.numbers}>
      <Line name={`${head}.harm0`} label="Damage" placeholder="2d6" size={6} maxLength={12} />
      <Count name={`${head}.harm0.bonus`} label="Plus" placeholder={follows} />
      <Pick name={`${head}.harm0.type`} label="Damage type" choices={KINDS} />
      <Line name={`${head}.harm1`} label="And" placeholder="1d6" size={6} maxLength={12} />
      <Count name={`${head}.harm1.bonus`} label="Plus" placeholder="0" />
      <Pick name={`${head}.harm1.type`} label="Damage type" choices={KINDS} />
    </div>
  );
}

function RiderFields({ head }: { head: string }) {
  return (
    <div className={styles.pairs}>
      <Pick name={`${head}.condition`} label="Condition" choices={choicesOf(CONDITIONS, 'None')} />
      <Pick
        name={`${head}.lasts`}
        label="Duration"
        choices={Object.entries(LASTS).map(([value, label]) => ({ value, label }))}
      />
    </div>
  );
}
