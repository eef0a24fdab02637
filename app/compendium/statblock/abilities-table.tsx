import { RollNumber } from '~/dice-tray/roll-number';
import { ABILITY_NAMES } from '~/rules/ability';
import { VisuallyHidden } from '~/ui/visually-hidden';
import styles from './abilities-table.module.css';
import type { StatblockAbility, StatblockLayout } from './statblock';

export type AbilitiesTableProps = {
  abilities: readonly StatblockAbility[];
  layout: StatblockLayout;
};

/** Renders the ability scores: a row of six as in the 2014 books, or two tables of three rows as in 2024. */
export function AbilitiesTable({ abilities, layout }: AbilitiesTableProps) {
  // Unknown scores are reported in the lines below.
  if (abilities.length === 0) return null;
  if (layout === '2014') return <Columns abilities={abilities} />;
  return (
    <div className={styles.pair}>
      <Rows caption="Strength, Dexterity, Constitution" abilities={abilities.slice(0, 3)} />
      <Rows caption="Intelligence, Wisdom, Charisma" abilities={abilities.slice(3)} />
    </div>
  );
}

/** Each ability above its score, with the modifier for an ability check. */
function Columns({ abilities }: { abilities: readonly StatblockAbility[] }) {
  return (
    <dl className={styles.columns}>
      {abilities.map(({ ability, score, check: { text, roll } }) => (
        <div key={ability}>
          <dt>
            <abbr title={ABILITY_NAMES[ability]}>{ability.toUpperCase()}</abbr>
          </dt>
          <dd>
            <RollNumber text={`${score} (${text})`} roll={roll} look="square" />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Rows({ caption, abilities }: { caption: string; abilities: readonly StatblockAbility[] }) {
  return (
    <table className={styles.rows}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <td />
          <td />
          <th scope="col">Mod</th>
          <th scope="col">Save</th>
        </tr>
      </thead>
      <tbody>
        {abilities.map(({ ability, score, check, save }) => (
          <tr key={ability}>
            <th scope="row">
              <abbr title={ABILITY_NAMES[ability]}>{ability.toUpperCase()}</abbr>
            </th>
            <td>{score}</td>
            <td>
              <RollNumber {...check} look="square" />
            </td>
            <td>
              <RollNumber {...save} look="square" />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
