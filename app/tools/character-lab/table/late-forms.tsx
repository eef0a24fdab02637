import { useEffect, useState } from 'react';
import { ToolLink } from '~/catalogue/tool-link';
import { paths } from '~/paths';
import type { Asked } from '~/platform/ask-json';
import { askKeptJson } from '~/platform/ask-kept-json';
import { OpenedText } from './opened-text';
import styles from './table.module.css';

type Beast = { id: string; name: string; cr: number; ac: number; hp: number };

export type LateFormsProps = {
  /** The search of the monster lookup. */
  search: string;
  /** Only these, by id. */
  only?: readonly string[];
  /** Only up to this challenge rating. */
  most?: number;
};

/** A list of beasts, each with its statblock in place; once loaded it is there offline too. */
export function LateForms({ search, only, most }: LateFormsProps) {
  const [asked, setAsked] = useState<Asked<{ items: Beast[] }> | { is: 'coming' }>({
    is: 'coming',
  });
  useEffect(() => {
    const leaving = new AbortController();
    const path = `${paths.monstersJson()}${search}&sort=name&limit=200`;
    void askKeptJson<{ items: Beast[] }>(path, leaving.signal).then((came) => {
      if (!leaving.signal.aborted) setAsked(came);
    });
    return () => leaving.abort();
  }, [search]);
  if (asked.is === 'coming') return <p role="status">Loading…</p>;
  if (asked.is !== 'here')
    return <p role="status">Not loaded yet. Open it again when you are back online.</p>;
  const beasts = asked.value.items.filter(
    ({ id, cr }) => (only?.includes(id) ?? true) && cr <= (most ?? cr),
  );
  return (
    <ul className={styles.beasts}>
      {beasts.map(({ id, name, ac, hp, cr }) => (
        <li key={id}>
          <OpenedText
            kind="monster"
            id={id}
            label={
              <>
                <strong>{name}</strong> <small>{`CR ${CR[cr] ?? cr}, AC ${ac}, ${hp} hp`}</small>
              </>
            }
            link={
              <ToolLink tool="monster-lookup" to={paths.monster({ id })} reloadDocument>
                Open its page
              </ToolLink>
            }
          />
        </li>
      ))}
    </ul>
  );
}

const CR: Readonly<Record<number, string>> = { 0.125: '1/8', 0.25: '1/4', 0.5: '1/2' };
