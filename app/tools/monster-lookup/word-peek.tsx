import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { spellCardLines } from '~/compendium/spell-card/spell-card-lines';
import type { OpenWord, WordAt } from '~/compendium/statblock/use-word-tools';
import { ConditionWords } from './condition-words';
import { useRested } from './use-rested';
import { useSpell } from './use-spell';
import styles from './word-peek.module.css';

/** What a spell or a condition is, in short, beside the link that is rested on; a press on the link opens all of it. */
export default function WordPeek({ on }: { on: WordAt | null }) {
  const { at, stay, leave } = useRested(on);
  if (at === null) return null;
  const { word, element } = at;
  const handlers = { onStay: stay, onLeave: leave };
  return word.kind === 'spell' ? (
    <SpellPeek key={word.id} id={word.id} element={element} {...handlers} />
  ) : (
    <ConditionPeek word={word} element={element} {...handlers} />
  );
}

type PeekProps = { element: HTMLElement; onStay: () => void; onLeave: () => void };

function SpellPeek({ id, ...peek }: PeekProps & { id: string }) {
  const [spell] = useSpell(id);
  // Nobody asked for it: without a line it says nothing.
  if (spell.is !== 'here') return null;
  const shown = spellCardLines(spell.value);
  return (
    <Peek name={shown.name} kind={shown.kind} {...peek}>
      <dl>
        {shown.facts.map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt> <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Peek>
  );
}

function ConditionPeek({
  word,
  ...peek
}: PeekProps & { word: Extract<OpenWord, { kind: 'condition' }> }) {
  return (
    <Peek name={word.name} kind={`Condition, ${word.edition} rules`} {...peek}>
      <ConditionWords condition={word.id} edition={word.edition} />
    </Peek>
  );
}

/** How far the card stays from its link and from the edge of the window, in pixels. */
const AIR = 8;

function Peek({
  name,
  kind,
  element,
  onStay,
  onLeave,
  children,
}: PeekProps & { name: string; kind: string; children: ReactNode }) {
  const card = useRef<HTMLDivElement>(null);
  const id = useId();
  useLayoutEffect(() => {
    const { current } = card;
    if (current === null) return;
    // Over a dialog too, which nothing but its own layer is in front of.
    current.showPopover();
    const link = element.getBoundingClientRect();
    const { width, height } = current.getBoundingClientRect();
    const below = link.bottom + AIR;
    const top = below + height < window.innerHeight ? below : link.top - AIR - height;
    const right = document.documentElement.clientWidth - width - AIR;
    // Set by a script, not by markup: the content policy forbids style attributes.
    current.style.top = `${Math.max(AIR, top)}px`;
    current.style.left = `${Math.max(AIR, Math.min(link.left, right))}px`;
    element.setAttribute('aria-describedby', id);
    return () => {
      element.removeAttribute('aria-describedby');
    };
  }, [element, id]);
  return (
    <div
      ref={card}
      id={id}
      {...{ popover: 'manual' }}
      className={styles.card}
      role="tooltip"
      data-print="no"
      onPointerEnter={onStay}
      onPointerLeave={onLeave}
    >
      <p className={styles.name}>{name}</p>
      <p className={styles.kind}>{kind}</p>
      {children}
    </div>
  );
}
