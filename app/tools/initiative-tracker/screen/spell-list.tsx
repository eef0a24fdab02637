import { type MouseEvent, useState } from 'react';
import type { OpenWord } from '~/compendium/statblock/use-word-tools';
import type { Combatant } from '~/fights/log/state';
import { type Casting, leastSlot, type SpellKnown } from '~/fights/sheet/known-spells';
import { withSpellBonus } from '~/fights/sheet/spell-bonus';
import { type Caster, castBy, type SpellMove, stepOf } from '~/fights/sheet/spell-move';
import { paths } from '~/paths';
import { Button } from '~/ui/button';
import panel from './chosen-panel.module.css';
import { ACT_FORM } from './fight-facts';
import styles from './late-parts.module.css';
import { More } from './more';
import { spellWords } from './strike-words';
import { WordInPlace } from './word-in-place';

type SpellListProps = {
  one: Combatant;
  castings: readonly Casting[];
  /** Looks up a spell: null when there is no record, undefined when not fetched yet. */
  spellNamed: (name: string) => SpellMove | null | undefined;
};

/** The spells of the open combatant: each with a button that casts it on all selected, and a link to its text. */
export function SpellList({ one, castings, spellNamed }: SpellListProps) {
  if (castings.every(({ spells }) => spells.length === 0)) return null;
  return (
    <More summary={`Spells of ${one.name}`}>
      <KnownSpells one={one} castings={castings} spellNamed={spellNamed} />
    </More>
  );
}

function KnownSpells({ one, castings, spellNamed }: SpellListProps) {
  return (
    <div data-spells>
      {castings.map((casting, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a way of casting is identified by its position
        <section key={place} aria-label={casting.name}>
          <p className={styles.numbers}>
            {`${casting.name}: save DC ${casting.dc}, ${signed(casting.toHit ?? 0)} to hit`}
          </p>
          <ul className={panel.resources}>
            {casting.spells.map((known) => (
              <KnownLine
                key={`${known.spell} ${known.note}`}
                one={one}
                known={known}
                caster={casting}
                spell={spellNamed(known.spell) ?? null}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

type KnownLineProps = {
  one: Combatant;
  known: SpellKnown;
  caster: Caster;
  spell: SpellMove | null;
};

function KnownLine({ one, known, caster, spell }: KnownLineProps) {
  const { note, castAt } = known;
  const called = spell?.name ?? known.name;
  const name = called.charAt(0).toUpperCase() + called.slice(1);
  const step = spell && stepOf(spell, castAt ?? spell.level, caster.level);
  const [strike] = step?.strikes ?? [];
  const left = leftOf(one, known);
  const id = spell?.id ?? known.spell;
  const [word, open] = useState<OpenWord | null>(null);
  function handleClick(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    open({ kind: 'spell', id, name });
  }
  return (
    <li className={panel.resource}>
      <span>
        <a href={paths.spell({ id })} target="_blank" rel="noreferrer" onClick={handleClick}>
          {name}
        </a>
        {left && <strong>{` ${left}`}</strong>}
        <small className={panel.small}>
          {[note, castAt && `at level ${castAt}`, step?.concentration && 'concentration']
            .concat(
              strike
                ? spellWords(
                    withSpellBonus(
                      castBy(strike, caster),
                      known.bonus,
                      castAt ?? spell?.level ?? 0,
                    ),
                    name,
                  )
                : null,
            )
            .filter(Boolean)
            .join(' · ')}
        </small>
      </span>
      {spell && (
        <span className={panel.pair}>
          {leastSlot(known, spell) !== null && <SlotChoice one={one} spell={spell} known={known} />}
          <Button
            form={ACT_FORM}
            kind="quiet"
            icon={strike ? 'die' : undefined}
            name="intent"
            value={`spell:${one.id}:${known.spell}:0`}
            aria-label={`Cast ${name}`}
            compact
          >
            Cast
          </Button>
        </span>
      )}
      <WordInPlace word={word} onClose={() => open(null)} />
    </li>
  );
}

/** What is spent without a choice. */
const WITHOUT = { slot: 'Slot', use: 'Use, then slot', will: 'At will' } as const;

/** Chooses the slot to cast from, or that the spell was already cast and goes on. */
function SlotChoice({
  one,
  spell,
  known,
}: {
  one: Combatant;
  spell: SpellMove;
  known: SpellKnown;
}) {
  const least = leastSlot(known, spell) ?? spell.level;
  return (
    <select
      className={styles.level}
      form={ACT_FORM}
      name={`cast-level:${known.spell}`}
      aria-label={`Slot for ${spell.name}`}
    >
      <option value="">{WITHOUT[known.cost?.of ?? 'will']}</option>
      {one.sheet.slots.map((most, at) =>
        most === 0 || at + 1 < least ? null : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the position is the level of the slots
          <option key={at} value={at + 1} disabled={(one.slotsLeft[at] ?? most) <= 0}>
            {`Level ${at + 1} (${one.slotsLeft[at] ?? most})`}
          </option>
        ),
      )}
      <option value="again">No slot: ongoing</option>
    </select>
  );
}

function leftOf(one: Combatant, { cost }: SpellKnown): string | null {
  if (cost?.of !== 'use') return null;
  const most = one.sheet.uses.find(({ key }) => key === cost.key)?.most;
  if (most === undefined) return null;
  const left = Object.hasOwn(one.usesLeft, cost.key) ? one.usesLeft[cost.key] : most;
  return `${left}/${most}`;
}

function signed(number: number): string {
  return number < 0 ? `−${-number}` : `+${number}`;
}
