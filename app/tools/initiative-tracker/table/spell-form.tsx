import { useContext, useEffect, useState } from 'react';
import type { SpellMove } from '~/fights/sheet/spell-move';
import type { OwnOne, OwnSpell, TableView } from '~/fights/table/table-view';
import { Button } from '~/ui/button';
import { useHydrated } from '~/ui/use-hydrated';
import { askSpells, spellKept } from '../live/page-spells';
import { useTypedBefore } from '../screen/typed-before';
import { EdgeField, SecretField } from './roll-fields';
import styles from './seat.module.css';
import { Act, SeatForm } from './seat-form';
import { allWays, seatSpellFacts, waysFor } from './seat-spell';
import { SpellsHere } from './spells-here';
import { TargetFields } from './target-fields';

type SpellFormProps = { one: OwnOne; view: TableView };

/**
 * Casts a spell of the character’s own: spends its slot, rolls what it does at that level, and tells the game master
 * with its targets, who applies it.
 */
export function SpellForm({ one, view }: SpellFormProps) {
  return (
    <Act summary="Cast a spell" intents={['cast']}>
      <SpellFields one={one} view={view} />
    </Act>
  );
}

function SpellFields({ one, view }: SpellFormProps) {
  const { typed } = useTypedBefore();
  const hydrated = useHydrated();
  const moveOf = useMoves(one, view);
  const [chosen, choose] = useState(typed.spell ?? '');
  const [way, setWay] = useState<string | null>(null);
  const known = one.spells.find(({ spell }) => spell === chosen) ?? null;
  const move = known && moveOf(known);
  const { ways, usual } = known ? waysFor(one, known, move) : { ways: [], usual: '0' };
  const paid = ways.find(({ value, isLeft }) => value === way && isLeft)?.value ?? usual;
  const facts =
    known && move && seatSpellFacts(known, move, paid === 'none' ? move.level : Number(paid));
  function startAgain() {
    choose(typed.spell ?? '');
    setWay(null);
  }
  return (
    <SeatForm is="cast" who={one.id} className={styles.column} onReset={startAgain}>
      <label>
        Spell
        <select
          name="spell"
          required
          defaultValue={known?.spell ?? ''}
          onChange={(event) => {
            choose(event.target.value);
            setWay(null);
          }}
        >
          <option value="">Choose…</option>
          {one.spells.map((each) => (
            <option key={each.spell} value={each.spell}>
              {optionWords(each, moveOf(each), !hydrated)}
            </option>
          ))}
        </select>
      </label>
      {(known || !hydrated) && (
        <>
          {hydrated && facts && facts.words !== '' && (
            <p className={styles.does} data-spell-does>
              {facts.words}
            </p>
          )}
          {hydrated && ways.length === 0 ? (
            <input type="hidden" name="level" value="0" />
          ) : (
            <label>
              Slot
              <select
                key={`${chosen} ${usual}`}
                name="level"
                required
                defaultValue={way === null ? (typed.level ?? usual) : paid}
                onChange={(event) => setWay(event.target.value)}
              >
                {usual === '' && <option value="">No slot is left</option>}
                {(hydrated ? ways : allWays(one)).map(({ value, label, isLeft }) => (
                  <option key={value} value={value} disabled={!isLeft}>
                    {label}
                  </option>
                ))}
              </select>
            </label>
          )}
          {(facts === null || facts.isAimed) && <TargetFields one={one} view={view} withSelf />}
          {facts === null && (
            <label className={styles.tick}>
              <input type="checkbox" name="attack" value="1" />
              Roll a spell attack
            </label>
          )}
          {(!hydrated || facts?.isAttack) && <EdgeField />}
          <SecretField />
          <Button icon="die">
            {facts && facts.words === '' ? 'Cast' : 'Cast and tell the game master'}
          </Button>
        </>
      )}
    </SeatForm>
  );
}

/** Looks up what the seat's spells do: on a page with scripts it asks for them. */
function useMoves({ spells }: OwnOne, { edition }: TableView) {
  const given = useContext(SpellsHere);
  const [, setAsked] = useState(0);
  const names = spells.map(({ spell }) => spell).join(' ');
  useEffect(() => {
    let isAwaited = true;
    void askSpells(names.split(' '), edition).then(() => {
      if (isAwaited) setAsked((times) => times + 1);
    });
    return () => {
      isAwaited = false;
    };
  }, [names, edition]);
  return ({ spell }: OwnSpell): SpellMove | null =>
    (Object.hasOwn(given, spell) ? given[spell] : undefined) ?? spellKept(spell, edition) ?? null;
}

/** "Fireball (level 3)"; with `isWhole` also what it does, for a page that cannot say it beside. */
function optionWords(known: OwnSpell, move: SpellMove | null, isWhole: boolean): string {
  const called = move?.name ?? known.name;
  const name = called.charAt(0).toUpperCase() + called.slice(1);
  if (move === null) {
    const toHit = `${known.toHit < 0 ? '−' : '+'}${Math.abs(known.toHit)}`;
    return `${name} (save DC ${known.dc}, ${toHit} to hit)`;
  }
  const level = move.level === 0 ? 'cantrip' : `level ${move.level}`;
  const { words } = seatSpellFacts(known, move, 0);
  return isWhole && words !== '' ? `${name} (${level}): ${words}` : `${name} (${level})`;
}
