import type { Edition } from '~/rules/edition';
import { heedDeath } from '../lasting/over';
import type { DeedOf, FightEvent } from '../log/deeds';
import type { Combatant, Fight } from '../log/state';
import { named } from '../people/names';
import { changed, combatantOf, maximumOf } from '../people/people';
import type { Sheet } from '../sheet/sheet';

/** Applies manual changes to a combatant and its copy of the statblock; what was spent stays spent. */
export function foldChange(fight: Fight, deed: DeedOf<'change'>, _event: FightEvent): Fight {
  const before = combatantOf(fight, deed.who);
  if (!before) return fight;
  const { sheet: given, death, ...plain } = deed.changes;
  const changes = known(plain);
  const sheet = { ...before.sheet, ...known(given ?? {}) };
  const after = changed(fight, deed.who, (one) => {
    const next: Combatant = {
      ...one,
      ...changes,
      ...(given ? fitted(one, sheet, fight.settings.edition) : {}),
    };
    return 'arrives' in changes ? placedBy(next, fight.round) : next;
  });
  return renamedBy(dyingBy(after, deed.who, death), before, sheet);
}

/** Sets the death saves of a creature at 0 hit points; what dies with it ends. */
function dyingBy(fight: Fight, who: string, death: Death): Fight {
  if (death === undefined || (combatantOf(fight, who)?.hitPoints ?? 1) > 0) return fight;
  const after = changed(fight, who, (one) => ({ ...one, death }));
  return death.state === 'dead' ? heedDeath(after, who) : after;
}

type Death = DeedOf<'change'>['changes']['death'];

/** Gives a combatant the name of its changed sheet. */
function renamedBy(after: Fight, before: Combatant, sheet: Sheet): Fight {
  if (sheet.name === before.sheet.name || before.formerShape) return after;
  // Remove its own old name first, so that it does not affect the numbering.
  const without = changed(after, before.id, (one) => ({ ...one, name: '', sheet: before.sheet }));
  const renamed = named(without, sheet.name);
  return changed(renamed.fight, before.id, (one) => ({ ...one, name: renamed.name, sheet }));
}

/** Removes undefined values. */
function known<T extends object>(changes: T): { [K in keyof T]-?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]-?: Exclude<T[K], undefined>;
  };
}

/** Moves a combatant between waiting and the order, by its round of arrival. */
function placedBy(one: Combatant, round: number): Combatant {
  if (one.place !== 'order' && one.place !== 'waiting') return one;
  const waits = one.arrives !== null && one.arrives > round;
  return { ...one, place: waits ? 'waiting' : 'order' };
}

/** Adjusts a combatant's resources to a changed sheet: full stays full, and the amount spent stays the same. */
function fitted(one: Combatant, sheet: Sheet, edition: Edition): Partial<Combatant> {
  const old = one.sheet;
  const [most, now] = [maximumOf(one, edition), maximumOf({ ...one, sheet }, edition)];
  const left = (of: number, before: number, still: number) =>
    Math.max(0, Math.min(of, of - (before - still)));
  const uses = sheet.uses.map((use): [string, number] => {
    const before = old.uses.find((other) => other.key === use.key);
    const still = Object.hasOwn(one.usesLeft, use.key) ? one.usesLeft[use.key] : undefined;
    return [use.key, before && still !== undefined ? left(use.most, before.most, still) : use.most];
  });
  return {
    sheet,
    hitPoints: one.hitPoints >= most ? now : Math.min(one.hitPoints, now),
    legendaryActionsLeft: left(
      sheet.legendaryActions,
      old.legendaryActions,
      one.legendaryActionsLeft,
    ),
    legendaryResistancesLeft: left(
      sheet.legendaryResistances,
      old.legendaryResistances,
      one.legendaryResistancesLeft,
    ),
    usesLeft: Object.fromEntries(uses),
    slotsLeft: sheet.slots.map((most, level) =>
      left(most, old.slots[level] ?? 0, one.slotsLeft[level] ?? 0),
    ),
  };
}
