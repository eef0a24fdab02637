import { useEffect, useRef, useState } from 'react';
import { CONDITIONS } from '~/rules/conditions';
import type { Edition } from '~/rules/edition';
import { ConditionWords } from '../screen/condition-words';
import { badgeOf } from './badge-of';
import styles from './rules-popover.module.css';

type Shown = { name: string; rules: string; note: string; level: number; at: HTMLElement };

/** React's types do not have this attribute yet. */
const POPOVER = { popover: 'auto' };

/** The rules of a condition beside its badge; for a custom mark its note. */
export function RulesPopover({ first, edition }: { first: HTMLElement; edition: Edition }) {
  const card = useRef<HTMLDivElement>(null);
  const [shown, show] = useState<Shown>(() => readBadge(first));
  useEffect(() => {
    function handleClick(event: MouseEvent) {
      const badge = badgeOf(event);
      if (badge === null) return;
      event.preventDefault();
      show(readBadge(badge));
    }
    document.addEventListener('click', handleClick);
    return () => document.removeEventListener('click', handleClick);
  }, []);
  useEffect(() => {
    if (card.current === null) return;
    if (!card.current.matches(':popover-open')) card.current.showPopover();
    putBeside(card.current, shown.at);
    card.current.focus();
  }, [shown]);
  const conditions = CONDITIONS.filter((one) => shown.rules.split(' ').includes(one));
  return (
    <div
      ref={card}
      {...POPOVER}
      role="note"
      tabIndex={-1}
      className={styles.card}
      aria-label={shown.name}
    >
      <h3 className={styles.name}>{shown.name}</h3>
      {conditions.map((one) => (
        <ConditionWords key={one} condition={one} edition={edition} level={shown.level} />
      ))}
      {shown.note !== '' && <p className={styles.note}>{shown.note}</p>}
      {conditions.length === 0 && shown.note === '' && <p>Custom condition.</p>}
    </div>
  );
}

function readBadge(at: HTMLElement): Shown {
  const { rules = '', note = '', level = '0' } = at.dataset;
  return { name: at.textContent?.trim() ?? '', rules, note, level: Number(level), at };
}

/** Places the card under the badge, or above it when there is no room, within the window. */
function putBeside(card: HTMLElement, badge: HTMLElement): void {
  const { left, top, bottom } = badge.getBoundingClientRect();
  const { width, height } = card.getBoundingClientRect();
  const under = bottom + 6 + height <= innerHeight;
  const y = under ? bottom + 6 : Math.max(8, top - height - 6);
  card.style.left = `${Math.max(8, Math.min(left, innerWidth - width - 8))}px`;
  card.style.top = `${y}px`;
}
