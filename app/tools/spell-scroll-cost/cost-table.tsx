import type { Edition } from '~/rules/edition';
import { Table } from '~/ui/table';
import { dayWords, gold, levelWords, priceWords, rarityWords, signed } from './cost-words';
import { scrollCost } from './scroll-cost';
import styles from './scroll-cost.module.css';
import { SCROLLS } from './scroll-facts';

type CostTableProps = { edition: Edition; chosen: number | null };

/** The table of all ten levels in an edition, with the requested one marked. */
export function CostTable({ edition, chosen }: CostTableProps) {
  const rows = SCROLLS.map(({ level }) => scrollCost(edition, level));
  const written = edition === '2024';
  return (
    <Table caption={`All levels, ${edition} rules`} dense>
      <thead>
        <tr>
          <th scope="col">Spell</th>
          <th scope="col">Rarity</th>
          <th scope="col" data-kind="number">
            {written ? 'Price' : 'Price (guide)'}
          </th>
          {written && (
            <th scope="col" data-kind="number">
              To write
            </th>
          )}
          <th scope="col" data-kind="number">
            Save DC
          </th>
          <th scope="col" data-kind="number">
            Attack
          </th>
          <th scope="col" data-kind="number">
            To copy
          </th>
          <th scope="col" data-kind="number">
            Check DC
          </th>
          <th scope="col" data-kind="number">
            Party level
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr
            key={row.level}
            className={row.level === chosen ? styles.chosen : undefined}
            aria-current={row.level === chosen ? 'true' : undefined}
          >
            <th scope="row">
              <a href={`/spell-scroll-cost?edition=${edition}&level=${row.level}#scroll`}>
                {levelWords(row.level)}
              </a>
            </th>
            <td>{rarityWords(row.rarity)}</td>
            <td data-kind="number">{priceWords(row.price)}</td>
            {row.scribing && (
              <td data-kind="number">
                {dayWords(row.scribing.days)}, {gold(row.scribing.gp)}
              </td>
            )}
            <td data-kind="number">{row.saveDc}</td>
            <td data-kind="number">{signed(row.attack)}</td>
            <td data-kind="number">
              {row.copying ? `${row.copying.hours} hours, ${gold(row.copying.gp)}` : '–'}
            </td>
            <td data-kind="number">{row.copying ? row.tooHighDc : '–'}</td>
            <td data-kind="number">{row.shop.partyLevel}+</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
