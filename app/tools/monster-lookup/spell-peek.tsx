import { useFetcher } from '@remix-run/react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { paths } from '~/paths';
import type { loader } from './spell-page';
import styles from './spell-peek.module.css';
import type { SpellPeekAt } from './use-spell-peek';

type SpellPeekProps = { at: SpellPeekAt; onStay: () => void; onLeave: () => void };

/** How far the card stays from its link and from the edge of the window, in pixels. */
const AIR = 8;

/** What a spell is, in short, beside its link; a press on the link opens all of it. */
export default function SpellPeek({ at, onStay, onLeave }: SpellPeekProps) {
  const { id, element } = at;
  const { load, data } = useFetcher<typeof loader>({ key: 'spell-peek' });
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    load(paths.spell({ id }));
  }, [id, load]);
  const shown = data && data.id === id ? data.spell : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: its size depends on what it shows
  useLayoutEffect(() => {
    const { current } = card;
    if (current === null) return;
    const link = element.getBoundingClientRect();
    const { width, height } = current.getBoundingClientRect();
    const below = link.bottom + AIR;
    const top = below + height < window.innerHeight ? below : link.top - AIR - height;
    const right = document.documentElement.clientWidth - width - AIR;
    // Set by a script, not by markup: the content policy forbids style attributes.
    current.style.top = `${Math.max(AIR, top)}px`;
    current.style.left = `${Math.max(AIR, Math.min(link.left, right))}px`;
  }, [element, shown]);
  if (!shown) return null;
  return (
    <div
      ref={card}
      className={styles.card}
      role="tooltip"
      data-print="no"
      onPointerEnter={onStay}
      onPointerLeave={onLeave}
    >
      <p className={styles.name}>{shown.name}</p>
      <p className={styles.kind}>{shown.kind}</p>
      <dl>
        {shown.facts.map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt> <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
