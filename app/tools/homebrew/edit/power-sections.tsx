import { ABILITIES, ABILITY_NAMES } from '~/rules/ability';
import { Button } from '~/ui/button';
import { ROW_LISTS } from '../form/fields';
import styles from './editor.module.css';
import { Kept, More } from './fact-sections';
import { Count, choicesOf, Line, Pick, Tick, Unseen, useValues, Words } from './form-values';
import { EmptySection, Section } from './section';

const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
const FOLLOWS = [
  { value: 'follows', label: 'Automatic' },
  { value: 'hand', label: 'By hand' },
  { value: 'none', label: 'None' },
];

/** The fields above the legendary actions. */
export function LegendaryFields() {
  return (
    <>
      <div className={styles.numbers}>
        <Count name="legendary.perRound" label="Actions per round" placeholder="3" />
        <Count name="legendary.inLair" label="In its lair" />
        <Count name="legendary.resistances" label="Resistances per day" />
        <Count name="legendary.resistancesInLair" label="In its lair" />
      </div>
      <Words
        name="legendary.intro"
        label="Introduction"
        rows={2}
        hint="Leave empty to have it written for you."
      />
    </>
  );
}

/** The fields of spellcasting. */
export function SpellSection({ rows }: { rows: readonly number[] }) {
  const more = (
    <Button kind="quiet" icon="plus" name="press" value="add:spellcasting" formNoValidate>
      Add spellcasting
    </Button>
  );
  if (rows.length === 0) return <EmptySection id="spellcasting" title="Spells" begin={more} />;
  return (
    <Section id="spellcasting" title={`Spells (${rows.length})`} names={['spellcasting']} open>
      {rows.map((row) => (
        <CastingRow key={row} row={row} />
      ))}
      {rows.length < ROW_LISTS.spellcasting && <div>{more}</div>}
    </Section>
  );
}

function CastingRow({ row }: { row: number }) {
  const { one } = useValues();
  const head = `spellcasting.${row}`;
  const name = one(`${head}.name`) || 'Spellcasting';
  return (
    <details className={styles.row} open>
      <summary>
        <b>{name}</b>
      </summary>
      <div className={styles.inside}>
        <div className={styles.numbers}>
          <Line name={`${head}.name`} label="Name" maxLength={160} />
          <Pick
            name={`${head}.ability`}
            label="Ability"
            choices={ABILITIES.map((value) => ({ value, label: ABILITY_NAMES[value] }))}
          />
          <Pick name={`${head}.dcHow`} label="Save DC" choices={FOLLOWS} />
          <Count name={`${head}.dc`} label="DC by hand" />
          <Pick name={`${head}.hitHow`} label="To hit" choices={FOLLOWS} />
          <Count name={`${head}.hit`} label="To hit by hand" />
        </div>
        <Kept name={`${head}.atWill`} label="At will" hint="Light, Mage Hand (invisible)" />
        <Words
          name={`${head}.perDay`}
          label="Uses per day"
          hint="One line each: “2/day each: Fly, Fear”"
          rows={3}
        />
        <Unseen name={`${head}.perDay.kept`} />
        <More label="Spell slots and levels">
          <div className={styles.numbers}>
            <Pick
              name={`${head}.kind`}
              label="Casts"
              choices={[
                { value: 'innate', label: 'Innately' },
                { value: 'slots', label: 'With slots' },
              ]}
            />
            <Count name={`${head}.level`} label="Caster level" />
            <Line name={`${head}.list`} label="List" placeholder="wizard" maxLength={60} />
          </div>
          <Kept name={`${head}.known.0`} label="Cantrips" />
          {LEVELS.map((level) => (
            <div key={level} className={styles.slots}>
              <Count name={`${head}.slots.${level}`} label="Slots" />
              <Kept name={`${head}.known.${level}`} label={`Level ${level} spells`} />
            </div>
          ))}
        </More>
        <More label="Text and components">
          <fieldset className={styles.ticks}>
            <legend>Needs no</legend>
            {choicesOf(['V', 'S', 'M']).map(({ value }) => (
              <Tick
                key={value}
                name={`${head}.without`}
                value={value}
                label={PARTS[value] ?? value}
              />
            ))}
          </fieldset>
          <Words
            name={`${head}.intro`}
            label="Introduction"
            hint="Leave empty to have it written for you."
          />
        </More>
        <div>
          <Button
            {...{ kind: 'quiet', compact: true, icon: 'trash', name: 'press' }}
            value={`remove:spellcasting:${row}`}
            formNoValidate
          >
            {`Remove ${name}`}
          </Button>
        </div>
      </div>
    </details>
  );
}

const PARTS: Readonly<Record<string, string>> = { V: 'words', S: 'gestures', M: 'materials' };

/** The fields of other forms. */
export function FormSection({ rows }: { rows: readonly number[] }) {
  const more = (
    <Button kind="quiet" icon="plus" name="press" value="add:forms" formNoValidate>
      Add a form
    </Button>
  );
  if (rows.length === 0) return <EmptySection id="forms" title="Other forms" begin={more} />;
  return (
    <Section id="forms" title={`Other forms (${rows.length})`} names={['forms']} open>
      {rows.map((row) => (
        <fieldset key={row} className={styles.form}>
          <legend>{`Form ${row + 1}`}</legend>
          <div className={styles.numbers}>
            <Line
              name={`forms.${row}.name`}
              label="Form name"
              placeholder="wolf form"
              maxLength={80}
            />
            <Count name={`forms.${row}.ac`} label="Armor Class" />
            <Line name={`forms.${row}.kind`} label="Armor" maxLength={160} />
          </div>
          <Tick name={`forms.${row}.moves`} label="Other speeds" />
          <div className={styles.numbers}>
            <Count name={`forms.${row}.speed.walk`} label="Walk, ft." />
            <Count name={`forms.${row}.speed.fly`} label="Fly, ft." />
            <Count name={`forms.${row}.speed.swim`} label="Swim, ft." />
            <Count name={`forms.${row}.speed.climb`} label="Climb, ft." />
            <Count name={`forms.${row}.speed.burrow`} label="Burrow, ft." />
          </div>
          <Tick name={`forms.${row}.speed.hover`} label="Hovers" />
          <Button
            {...{ kind: 'quiet', compact: true, icon: 'trash', name: 'press' }}
            value={`remove:forms:${row}`}
            formNoValidate
          >
            {`Remove form ${row + 1}`}
          </Button>
        </fieldset>
      ))}
      {rows.length < ROW_LISTS.forms && <div>{more}</div>}
    </Section>
  );
}
