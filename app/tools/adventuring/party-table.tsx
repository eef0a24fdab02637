import { settingText } from '~/parties/member-text';
import type { PartyMember } from '~/parties/party';
import { Table } from '~/ui/table';
import { ailWords, classWords, goldWords, slotWords, xpWords } from './member-words';
import styles from './party.module.css';
import type { PartyLine } from './use-party-line';

type PartyTableProps = { list: readonly PartyMember[]; line: PartyLine };

const NUMBERS = [
  ['ac', 'AC'],
  ['initiative', 'Init.'],
  ['passivePerception', 'Perc.'],
  ['passiveInvestigation', 'Inv.'],
  ['passiveInsight', 'Ins.'],
] as const;
const SAVES = ['str', 'dex', 'con', 'int', 'wis', 'cha'] as const;

/** The whole party in one table; printed, a one-page party sheet. */
export function PartyTable({ list, line }: PartyTableProps) {
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
            <th scope="col" rowSpan={2} className={styles.worded}>
              Speeds, languages
            </th>
            <th scope="col" rowSpan={2} className={styles.worded}>
              State
            </th>
            <th scope="col" rowSpan={2} className={styles.worded}>
              Slots, gold
            </th>
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
            <Row key={member.id} member={member} line={line} />
          ))}
        </tbody>
      </Table>
    </div>
  );
}

function Row({ member, line }: { member: PartyMember; line: PartyLine }) {
  const { settings, id, xp } = member;
  const { now, temporary } = line.healthOf(member);
  const state = [settings.absent ? 'absent' : '', ailWords(settings), xp === 0 ? '' : xpWords(xp)];
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
      {NUMBERS.map(([name]) => (
        <td key={name} data-kind="number">
          {settingText(name, settings[name]) || '–'}
        </td>
      ))}
      {SAVES.map((name) => (
        <td key={name} data-kind="number">
          {settingText(name, settings[name]) || '–'}
        </td>
      ))}
      <td className={styles.words}>
        {settings.speeds || (settings.languages ? '' : '–')}
        <span className={styles.under}>{settings.languages}</span>
      </td>
      <td className={styles.words}>{state.filter((word) => word !== '').join(', ') || '–'}</td>
      <td className={styles.words}>
        {slotWords(settings) || (settings.copper ? '' : '–')}
        <span className={styles.under}>{goldWords(settings.copper)}</span>
      </td>
    </tr>
  );
}
