import { type ReactNode, useContext, useState } from 'react';
import type { AnswerTag } from '~/characters/make/answer';
import styles from './making.module.css';
import type { Answer } from './making-facts';
import { Settled } from './use-shown-picks';

type Only = AnswerTag | 'good' | '';

const NAMES: Readonly<Record<Exclude<Only, ''>, string>> = {
  good: 'Good first choices',
  damage: 'Damage',
  healing: 'Healing',
  'bonus-action': 'Bonus action',
  'no-concentration': 'Without concentration',
  ritual: 'Rituals',
};

/** A list with more answers than this is searched and filtered. */
const LONG = 12;

/** Returns whether answers are enough to be searched. */
export function isLong(answers: readonly Answer[]): boolean {
  return answers.length > LONG;
}

export type AnswerFilter = ReturnType<typeof useAnswerFilter>;

/** What is typed and chosen above a long list, and whether an answer fits it. */
export function useAnswerFilter(answers: readonly Answer[]) {
  const [look, setLook] = useState('');
  const [only, setOnly] = useState<Only>('');
  const typed = look.trim().toLowerCase();
  const offered = (Object.keys(NAMES) as Exclude<Only, ''>[]).filter((one) =>
    answers.some((answer) => hasTag(answer, one)),
  );
  return {
    look,
    setLook,
    only,
    setOnly,
    offered,
    isOn: typed !== '' || only !== '',
    fits: (answer: Answer) =>
      (typed === '' ||
        `${answer.label} ${answer.facts ?? ''} ${answer.words ?? ''}`
          .toLowerCase()
          .includes(typed)) &&
      (only === '' || hasTag(answer, only)),
  };
}

function hasTag({ tags, mark }: Answer, only: Exclude<Only, ''>): boolean {
  return only === 'good' ? mark !== undefined : (tags?.includes(only) ?? false);
}

/** The search field and the filter above a long list; they need scripts, so they are shown with them only. */
export function FilterBar({
  title,
  filter,
  children,
}: {
  title: string;
  filter: AnswerFilter;
  children?: ReactNode;
}) {
  const { hydrated } = useContext(Settled);
  if (!hydrated) return null;
  return (
    <div className={styles.filterBar}>
      <input
        type="search"
        className={styles.look}
        aria-label={`Search ${title}`}
        placeholder="Search"
        value={filter.look}
        onChange={(event) => filter.setLook(event.currentTarget.value)}
      />
      {filter.offered.length > 1 && (
        <select
          aria-label={`Filter ${title}`}
          value={filter.only}
          onChange={(event) => filter.setOnly(event.currentTarget.value as Only)}
        >
          <option value="">All</option>
          {filter.offered.map((one) => (
            <option key={one} value={one}>
              {NAMES[one]}
            </option>
          ))}
        </select>
      )}
      {children}
    </div>
  );
}
