import type { Deed } from '~/fights/log/deeds';
import { drained } from '~/fights/moves/strike-heals';
import { wishOf } from '~/fights/moves/strike-wish';
import { combatantOf } from '~/fights/people/people';
import type { Strike } from '~/fights/sheet/strike';
import { type Asked, cut, NOBODY, targets, type Wished } from './asked';
import { healing } from './healing';

/** Plans one of a creature's strikes against all selected: `strike:{who}:{key}`. */
export function strikeWish(asked: Asked, intent: string): Wished | { problem: string } {
  const [, who = '', key = ''] = /^strike:([^:]+):(.+)$/s.exec(intent) ?? [];
  const maker = combatantOf(asked.fight, who);
  const record = maker?.sheet.record ?? null;
  const creature = record === null ? null : asked.creature(record);
  const strikes = maker?.sheet.strikes ?? creature?.strikes;
  const strike = strikes?.find((one: Strike) => one.key === key);
  if (!maker || !strike) return { problem: 'This creature’s actions could not be loaded.' };
  const spends = strike.spends.map((cost): Deed => spend(maker.id, cost));
  const own = healing(asked, strike, [maker.id], 'maker');
  // A strike that benefits only its maker needs no targets; the selection is ignored.
  const ids = isForMaker(strike) ? [] : struckBy(asked, maker.id, strike);
  if (ids.length === 0 && own.heals.length === 0) return { problem: NOBODY };
  const others = healing(asked, strike, ids);
  return {
    wish: wishOf(strike, { maker: maker.id, targets: ids, newId: asked.newId }),
    spends,
    notes: notesOf(strike),
    heals: [...others.heals, ...own.heals],
    after: (plan) => [
      ...[...others.deeds, ...own.deeds].map((deed) => ({
        ...deed,
        by: maker.id,
        with: cut(strike.name, 120),
      })),
      // With several damage parts, the record says which one counts; that is left to the players.
      ...(strike.attack === null && strike.hit.damage.length === 1 ? drained(plan, strike) : []),
    ],
  };
}

/** The targets of a strike: the selected, and its maker only if the strike says so. */
function struckBy(asked: Asked, maker: string, strike: Strike): string[] {
  if (strike.targets.of === 'self' && strike.targets.area === null) return [maker];
  return targets(asked).flatMap(({ id }) => (id === maker ? [] : [id]));
}

/** Whether it only heals its maker (SRD 5.1, "Unicorn": Heal Self). */
function isForMaker({ attack, hit }: Strike): boolean {
  const { heals, damage, saves, lasting, drains, choices } = hit;
  const others = damage.length + saves.length + lasting.length + drains.length + choices.length;
  return (
    attack === null &&
    others === 0 &&
    heals.some(({ to, share, when }) => to === 'maker' && share === null && when === null)
  );
}

function spend(who: string, cost: Strike['spends'][number]): Deed {
  switch (cost.of) {
    case 'use':
      return { do: 'spend', who, what: { of: 'use', key: cost.key }, by: 1 };
    case 'legendary-action':
      return { do: 'spend', who, what: { of: 'legendary-action' }, by: cost.by };
    case 'reaction':
      return { do: 'spend', who, what: { of: 'reaction' }, by: 1 };
  }
}

/** Notes for what the game master must do. */
export function notesOf({ hit }: Strike): string[] {
  const asks = (parts: readonly { when: string | null }[]) =>
    parts.flatMap(({ when }) => (when === null ? [] : [when]));
  const [save, ...more] = hit.saves;
  const [fail] = save ? [save.fail] : [];
  return [
    ...hit.notes,
    ...(fail?.notes ?? []),
    ...asks(hit.damage).map((when) => `More damage when ${when}.`),
    ...hit.drains.map(() => 'It reduces the hit point maximum.'),
    ...hit.choices.map(({ name }) => `Or: ${name}.`),
    ...more.map(({ ability, dc }) => `Another save: ${ability.toUpperCase()} DC ${dc}.`),
  ].slice(0, 8);
}
