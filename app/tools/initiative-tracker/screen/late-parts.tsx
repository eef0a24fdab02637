import { useEffect, useMemo, useState } from 'react';
import type { Combatant } from '~/fights/log/state';
import { type Casting, castingsOnSheet } from '~/fights/sheet/known-spells';
import type { SpellMove } from '~/fights/sheet/spell-move';
import { askSpells, keepSpells, spellKept } from '../live/page-spells';
import { AfterForm, AfterSummary } from './after-form';
import { CastForm } from './cast-form';
import { DifficultyLine } from './difficulty-line';
import { useFight, useLineFacts } from './fight-facts';
import { PauseForm } from './pause-form';
import { SecretRolls } from './secret-rolls';
import { SeenForm } from './seen-form';
import { ShapeForm } from './shape-form';
import { SpellList } from './spell-list';
import { TogetherForm } from './together-form';
import { WonForm } from './won-form';

export { EndForm } from './end-form';
export { Paused } from './pause-form';
export { ReadyHere } from './ready-here';
export { TableDueItem, type TableDueProps } from './table-due';

/** What comes when all foes are defeated, and after the fight. */
export function OrderDeeds() {
  return (
    <>
      <WonForm />
      <AfterForm />
      <AfterSummary />
    </>
  );
}

/** Less frequent actions on the selected combatants and on the fight. */
export function FightDeeds() {
  const isOver = useFight().fight.ended !== null;
  return (
    <>
      {!isOver && <TogetherForm />}
      <SecretRolls />
      {!isOver && <PauseForm />}
      <DifficultyLine />
    </>
  );
}

export type ChosenDeedsProps = {
  one: Combatant;
  castings: readonly Casting[];
  /** The spells that the page was loaded with. */
  spells: Readonly<Record<string, SpellMove>> | null;
};

/** Less frequent actions of the open combatant: its spells, any spell, another shape, what players see of it. */
export function ChosenDeeds({ one, castings: ofRecord, spells }: ChosenDeedsProps) {
  const own = one.sheet.castings;
  const castings = useMemo(() => (own ? castingsOnSheet(own) : ofRecord), [own, ofRecord]);
  const { edition } = useLineFacts();
  const [, setAsked] = useState(0);
  useEffect(() => {
    if (spells !== null) keepSpells(spells, edition);
    const names = castings.flatMap((casting) => casting.spells.map(({ spell }) => spell));
    if (names.length === 0) return;
    let isAwaited = true;
    void askSpells(names, edition).then(() => {
      if (isAwaited) setAsked((times) => times + 1);
    });
    return () => {
      isAwaited = false;
    };
  }, [castings, spells, edition]);
  const seen = <SeenForm key={`seen ${one.id}`} one={one} />;
  if (one.kind === 'event') return seen;
  const spellNamed = (name: string) =>
    (spells && Object.hasOwn(spells, name) ? spells[name] : undefined) ?? spellKept(name, edition);
  return (
    <>
      <SpellList one={one} castings={castings} spellNamed={spellNamed} />
      <CastForm key={`cast ${one.id}`} one={one} statblock={castings[0] ?? null} />
      <ShapeForm key={`shape ${one.id}`} one={one} />
      {seen}
    </>
  );
}
