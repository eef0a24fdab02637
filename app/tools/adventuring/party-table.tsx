import { settingText } from '~/parties/member-text';
import type { PartyMember } from '~/parties/party';
import { Table } from '~/ui/table';
import { useHydrated } from '~/ui/use-hydrated';
import { InPlaceField } from './in-place-field';
import { ailWords, classWords, goldWords, slotWords, xpWords } from './member-words';
import styles from './party.module.css';
import { mayChange, type PartyView } from './party-view';
import type { PartyLine } from './use-party-line';

type PartyTableProps = { party: PartyView; line: PartyLine };

const NUMBERS = [
  ['ac', 'AC'],
  ['initiative', 'Init.'],
  ['passivePerception', 'Perc.'],
  ['passiveInvestigation', 'Inv.'],
  ['passiveInsight', 'Ins.'],
] as const;
const SAVES = ['str', 'dex', 'con', 'int', 'wis', 'cha'] as const;

/** The last columns, and what a member has there: a column in which nobody has anything is left out. */
const WORDED = [
  {
    title: 'Speeds, languages',
    words: ({ settings }: PartyMember) => [settings.speeds, settings.languages],
  },
  { title: 'State', words: ({ settings, xp }: PartyMember) => [stateWords(settings, xp)] },
  {
    title: 'Slots, gold',
    words: ({ settings }: PartyMember) => [slotWords(settings), goldWords(settings.copper)],
  },
];

/** The whole party in one table, whose numbers are edited in place; printed, a one-page party sheet. */
export function PartyTable({ party, line }: PartyTableProps) {
  const { list } = party;
  const hydrated = useHydrated();
  const worded = WORDED.filter(({ words }) => list.some((one) => words(one).some(Boolean)));
  return (
    <div className={styles.table}>
      <Table caption="At a glance" dense>
        <thead>
          <tr>
            <th scope="col" rowSpan={2}>
              Character
            </th>
            <th scope="col" rowSpan={2} data-kind="number">
              HP
            </th>
            <td colSpan={2} />
            <th scope="colgroup" colSpan={3} className={styles.over}>
              Passive
            </th>
            <th scope="colgroup" colSpan={6} className={styles.over}>
              Saves
            </th>
            {worded.map(({ title }) => (
              <th key={title} scope="col" rowSpan={2} className={styles.worded}>
                {title}
              </th>
            ))}
          </tr>
          <tr>
            {NUMBERS.map(([name, label]) => (
              <th key={name} scope="col" data-kind="number">
                {label}
              </th>
            ))}
            {SAVES.map((name) => (
              <th key={name} scope="col" data-kind="number" className={styles.save}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {list.map((member) => (
            <Row
              key={member.id}
              member={member}
              line={line}
              isOpen={hydrated && mayChange(party, member)}
              worded={worded}
            />
          ))}
        </tbody>
      </Table>
    </div>
  );
}

type RowProps = {
  member: PartyMember;
  line: PartyLine;
  /** Whether its numbers are edited here. */
  isOpen: boolean;
  worded: typeof WORDED;
};

function Row({ member, line, isOpen, worded }: RowProps) {
  const { settings, id } = member;
  const { now, temporary } = line.healthOf(member);
  return (
    <tr>
      <th scope="row">
        <a href={`#c-${id}`}>{settings.name}</a>
        <span className={styles.under}>{classWords(settings)}</span>
      </th>
      <td data-kind="number" data-glance-hp>
        {now}/{settings.maximum}
        {temporary > 0 && ` +${temporary}`}
      </td>
      {[...NUMBERS.map(([name]) => name), ...SAVES].map((name) => (
        <td key={name} data-kind="number">
          {isOpen ? (
            <InPlaceField member={member} setting={name} line={line} row={settings.name} />
          ) : (
            settingText(name, settings[name])
          )}
        </td>
      ))}
      {worded.map(({ title, words }) => {
        const [first, ...others] = words(member).filter(Boolean);
        return (
          <td key={title} className={styles.words}>
            {first}
            <span className={styles.under}>{others.join(', ')}</span>
          </td>
        );
      })}
    </tr>
  );
}

function stateWords(settings: PartyMember['settings'], xp: number): string {
  const state = [settings.absent ? 'absent' : '', ailWords(settings), xp === 0 ? '' : xpWords(xp)];
  return state.filter((word) => word !== '').join(', ');
}
