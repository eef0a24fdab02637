import { RollNumber } from '~/dice-tray/roll-number';
import { ABILITY_NAMES } from '~/rules/ability';
import { classes } from '~/ui/classes';
import { VisuallyHidden } from '~/ui/visually-hidden';
import styles from './abilities-table.module.css';
import type { StatblockAbility, StatblockLayout } from './statblock';

export type AbilitiesTableProps = {
  abilities: readonly StatblockAbility[];
  layout: StatblockLayout;
};

/** The ability scores: six columns as in 2014's books, or two tables of three rows as in 2024's. */
export function AbilitiesTable({ abilities, layout }: AbilitiesTableProps) {
  if (layout === '2014') return <Columns abilities={abilities} />;
  return (
    <div className={styles.pair}>
      <Rows caption="Strength, Dexterity, Constitution" abilities={abilities.slice(0, 3)} />
      <Rows caption="Intelligence, Wisdom, Charisma" abilities={abilities.slice(3)} />
    </div>
  );
}

function Columns({ abilities }: { abilities: readonly StatblockAbility[] }) {
  return (
    <table className={classes(styles.table, styles.columns)}>
      <caption>
        <VisuallyHidden>Ability scores</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <td />
          {abilities.map(({ ability }) => (
            <th key={ability} scope="col">
              <abbr title={ABILITY_NAMES[ability]}>{ability.toUpperCase()}</abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">Score</th>
          {abilities.map(({ ability, score }) => (
            <td key={ability}>{score}</td>
          ))}
        </tr>
        <tr>
          <th scope="row">Mod</th>
          {abilities.map(({ ability, check }) => (
            <td key={ability}>
              <RollNumber {...check} look="square" />
            </td>
          ))}
        </tr>
        <tr>
          <th scope="row">Save</th>
          {abilities.map(({ ability, save, trained }) => (
            <td key={ability} data-trained={trained || undefined}>
              <RollNumber {...save} look="square" />
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}

function Rows({ caption, abilities }: { caption: string; abilities: readonly StatblockAbility[] }) {
  return (
    <table className={classes(styles.table, styles.rows)}>
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
        {abilities.map(({ ability, score, check, save, trained }) => (
          <tr key={ability}>
            <th scope="row">
              <abbr title={ABILITY_NAMES[ability]}>{ability.toUpperCase()}</abbr>
            </th>
            <td>{score}</td>
            <td>
              <RollNumber {...check} look="square" />
            </td>
            <td data-trained={trained || undefined}>
              <RollNumber {...save} look="square" />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
