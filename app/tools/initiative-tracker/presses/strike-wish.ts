import type { Deed } from '~/fights/log/deeds';
import type { AttackWish, BlastWish, WishedSave } from '~/fights/moves/plan';
import { damageOf } from '~/fights/moves/strike-damage';
import { combatantOf } from '~/fights/people/people';
import type { LastingSeed } from '~/fights/sheet/lasting';
import {
  type LastingTemplate,
  lastingFrom,
  type Outcome,
  type Strike,
  type StrikeSave,
} from '~/fights/sheet/strike';
import { type Asked, cut, NOBODY, targets, type Wished } from './asked';
import { drained, healing } from './healing';

const MOST_LASTING = 8;

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
    wish: wishOf(asked, maker.id, strike, ids),
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

/** A strike against these targets, as input of a plan. */
export function wishOf(
  asked: Asked,
  maker: string,
  strike: Strike,
  ids: readonly string[],
): Wished['wish'] {
  const about = { asked, maker, bearer: ids[0] ?? maker };
  const base = { by: maker, with: cut(strike.name, 120), manner: strike.manner };
  const [save] = strike.hit.saves;
  if (strike.attack) {
    const of: AttackWish = {
      ...base,
      toHit: strike.attack.toHit,
      criticalFrom: strike.attack.criticalFrom,
      damage: damageOf(strike.hit.damage),
      onHit: save ? { save: wishedSave(save), damage: damageOf(save.fail.damage) } : null,
      lasting: lastingOf(save?.fail.lasting ?? strike.hit.lasting, about),
      targets: ids.map((id) => ({ who: id })),
      // A weapon that can be thrown is assumed to be used in melee; for a throw the user adjusts the roll.
      near: strike.attack.reachFeet !== null || strike.attack.rangeFeet === null,
    };
    return { kind: 'attack', of };
  }
  const fail: Outcome = save?.fail ?? strike.hit;
  const of: BlastWish = {
    ...base,
    damage: damageOf([...strike.hit.damage, ...(save ? save.fail.damage : [])]),
    save: save ? wishedSave(save) : null,
    lasting: lastingOf(fail.lasting, about),
    targets: ids.map((id) => ({ who: id })),
  };
  return { kind: 'blast', of };
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

function wishedSave({ ability, dc, half, against }: StrikeSave): WishedSave {
  return { ability, dc, onSuccess: half ? 'half' : 'none', against };
}

function lastingOf(
  templates: readonly LastingTemplate[],
  { asked, maker, bearer }: { asked: Asked; maker: string; bearer: string },
): LastingSeed[] {
  return templates
    .filter(({ when, onMaker }) => when === null && !onMaker)
    .slice(0, MOST_LASTING)
    .map((template) => lastingFrom(template, { id: asked.newId(), maker, bearer }));
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
