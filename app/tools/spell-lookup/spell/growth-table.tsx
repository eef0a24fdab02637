import type { GrowthTable as Table } from './spell-growth';
import styles from './spell-page.module.css';

/** The table of what each slot or character level gives. */
export function GrowthTable({ table }: { table: Table }) {
  return (
    <section aria-labelledby="growth">
      <h2 id="growth" className={styles.title}>
        Scaling
      </h2>
      <div className={styles.scroll}>
        <table className={styles.growth}>
          <thead>
            <tr>
              <th scope="col">{table.by}</th>
              {table.columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.map(({ at, cells }) => (
              <tr key={at}>
                <th scope="row">{at}</th>
                {cells.map((cell, place) => (
                  <td key={table.columns[place]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
