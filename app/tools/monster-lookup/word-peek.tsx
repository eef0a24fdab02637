import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { spellCardLines } from '~/compendium/spell-card/spell-card-lines';
import { unpackStatblock } from '~/compendium/statblock/packed-statblock';
import { plainText } from '~/compendium/statblock/statblock';
import type { OpenWord, WordAt } from '~/compendium/statblock/use-word-tools';
import { ConditionWords } from './condition-words';
import { firstFacts } from './describe-monster';
import { useSpell, useStatblock } from './use-asked-record';
import { useRested } from './use-rested';
import styles from './word-peek.module.css';

/** A short preview of a spell, condition or creature beside its link; clicking the link opens all of it. */
export default function WordPeek({ on }: { on: WordAt | null }) {
  const { at, stay, leave } = useRested(on);
  if (at === null) return null;
  const { word, element } = at;
  const handlers = { onStay: stay, onLeave: leave };
  if (word.kind === 'condition') {
    return <ConditionPeek word={word} element={element} {...handlers} />;
  }
  const RecordPeek = word.kind === 'spell' ? SpellPeek : CreaturePeek;
  return <RecordPeek key={word.id} id={word.id} element={element} {...handlers} />;
}

type PeekProps = { element: HTMLElement; onStay: () => void; onLeave: () => void };

function SpellPeek({ id, ...peek }: PeekProps & { id: string }) {
  const [spell] = useSpell(id);
  // The user did not request it, so a failed preview shows nothing.
  if (spell.is !== 'here') return null;
  const { name, kind, facts } = spellCardLines(spell.value);
  return (
    <Peek name={name} kind={kind} {...peek}>
      <Facts facts={facts} />
    </Peek>
  );
}

function CreaturePeek({ id, ...peek }: PeekProps & { id: string }) {
  const [creature] = useStatblock(id);
  if (creature.is !== 'here') return null;
  const block = unpackStatblock(creature.value.packed);
  const facts = firstFacts(block).map(({ label, segments }) => ({
    label,
    text: plainText(segments),
  }));
  return (
    <Peek name={block.name} kind={block.kind} {...peek}>
      <Facts facts={facts} />
    </Peek>
  );
}

function Facts({ facts }: { facts: readonly { label: string; text: string }[] }) {
  return (
    <dl>
      {facts.map(({ label, text }) => (
        <div key={label}>
          <dt>{label}</dt> <dd>{text}</dd>
        </div>
      ))}
    </dl>
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

/** The distance of the card from its link and from the window's edge, in pixels. */
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
    // A popover is in the top layer, so it also appears above a dialog.
    current.showPopover();
    const link = element.getBoundingClientRect();
    const { width, height } = current.getBoundingClientRect();
    const below = link.bottom + AIR;
    const top = below + height < window.innerHeight ? below : link.top - AIR - height;
    const right = document.documentElement.clientWidth - width - AIR;
    // Set by script, because the content security policy forbids style attributes in markup.
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
