import { Link } from '@remix-run/react';
import { AddLink } from '~/catalogue/add-to/add-link';
import { useHere, useSameWayBack } from '~/catalogue/use-way-back';
import { withBack } from '~/catalogue/way-back';
import { Leaf } from '~/compendium/statblock/leaf';
import { paths } from '~/paths';
import { LinkButton } from '~/ui/button';
import { VisuallyHidden } from '~/ui/visually-hidden';
import styles from './compare-page.module.css';
import type { ComparedRow } from './comparison';
import { OwnMark } from './own-mark';

export type CompareTableProps = {
  ids: readonly string[];
  names: readonly string[];
  rows: readonly ComparedRow[];
};

/** Monsters in columns; lines where they differ are bold and marked. */
export function CompareTable({ ids, names, rows }: CompareTableProps) {
  const here = useHere();
  const sameWay = useSameWayBack();
  const differing = rows.filter(({ differs }) => differs).length;
  return (
    <>
      {names.length > 1 && (
        <p className={styles.legend}>
          <span className={styles.mark} aria-hidden="true">
            ≠
          </span>{' '}
          marks the {differing} of {rows.length} lines that differ.
        </p>
      )}
      <Leaf className={styles.leaf} aria-label="Monsters side by side" data-print="long">
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it must be focusable to be scrolled by keyboard */}
        <section className={styles.scroll} aria-label="All lines" tabIndex={0}>
          <table className={styles.table} aria-label="Monsters side by side">
            <thead>
              <tr>
                <td />
                {ids.map((id, at) => (
                  <th key={id} scope="col">
                    <Link to={withBack(paths.monster({ id }), here)}>{names[at]}</Link>
                    <OwnMark id={id} />
                    <AddLink thing={{ kind: 'monster', id, name: names[at] ?? id }} compact />
                    <Link
                      className={styles.remove}
                      to={sameWay(paths.monsterCompare(ids.filter((other) => other !== id)))}
                      aria-label={`Remove ${names[at]}`}
                    >
                      Remove
                    </Link>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ label, cells, differs }) => (
                <tr key={label} data-differs={differs || undefined}>
                  <th scope="row">
                    {label}
                    {differs && (
                      <>
                        {' '}
                        <span className={styles.mark} aria-hidden="true">
                          ≠
                        </span>
                        <VisuallyHidden> differs</VisuallyHidden>
                      </>
                    )}
                  </th>
                  {cells.map((cell, at) => (
                    <td key={ids[at]}>
                      <Cell text={cell} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </Leaf>
      <p data-print="no">
        <LinkButton kind="quiet" icon="print" to={paths.monsterPrint(ids)}>
          Print these statblocks
        </LinkButton>
      </p>
    </>
  );
}

/** Several values of a monster are shown as a list. */
function Cell({ text }: { text: string }) {
  const parts = text.split('; ');
  if (parts.length < 2) return text;
  return (
    <ul>
      {parts.map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the order of the parts never changes
        <li key={at}>{part}</li>
      ))}
    </ul>
  );
}
