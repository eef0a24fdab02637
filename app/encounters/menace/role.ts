import type { Effect, Inner } from '~/compendium/records/effects';
import { entriesOf } from '~/compendium/records/entries-of';
import type { Entry } from '~/compendium/records/entry-record';
import type { MonsterRecord } from '~/compendium/records/monster-record';
import { damageAtWorst } from './damage-at-worst';
import { rangeOf } from './menace';
import type { Role } from './role-names';

/** Conditions that take away a turn or a choice. */
const BINDING: ReadonlySet<string> = new Set([
  'paralyzed',
  'stunned',
  'petrified',
  'restrained',
  'charmed',
  'frightened',
  'incapacitated',
  'blinded',
  'unconscious',
]);

const FAR_FEET = 30;

/**
 * The role that fits a record best: points for its abilities; with equal points the rarer role. Our own method, not a
 * rule of either edition.
 */
export function roleOf(record: MonsterRecord): Role {
  const points: Record<Role, number> = {
    leader: leading(record),
    controller: controlling(record),
    artillery: shooting(record),
    skirmisher: skirmishing(record),
    bruiser: 2,
  };
  const rarest: readonly Role[] = ['leader', 'controller', 'artillery', 'skirmisher', 'bruiser'];
  return rarest.reduce((best, role) => (points[role] > points[best] ? role : best));
}

function acting({ actions, bonusActions }: MonsterRecord): readonly Entry[] {
  return [...actions, ...bonusActions];
}

/** Points for healing, protecting, commanding or summoning others. */
function leading(record: MonsterRecord): number {
  const forAllies = entriesOf(record).filter(({ effects, targets }) => {
    const who = targets?.of;
    if (who === 'allies' || who === 'self-and-allies') return true;
    return effects.some(helpsAllies);
  });
  const calls = acting(record).some(({ effects }) => effects.some(({ kind }) => kind === 'summon'));
  const healing = spellsOf(record).some((id) =>
    /^(mass-)?(cure-wounds|healing-word|heal|bless|aid|prayer-of-healing)$/.test(id),
  );
  return 3 * forAllies.length + (healing ? 5 : 0) + (calls ? 3 : 0);
}

function helpsAllies(effect: Effect): boolean {
  if (!('targets' in effect)) return false;
  const who = effect.targets?.of;
  return who === 'allies' || who === 'self-and-allies';
}

/** Points for conditions imposed with a save, and for spells of this kind. */
function controlling(record: MonsterRecord): number {
  const gazes = record.traits.filter(({ effects }) => effects.some(bindsBySave));
  const binding = [...acting(record).filter(({ effects }) => effects.some(binds)), ...gazes];
  const saving = binding.some(({ effects }) => effects.some((one) => bindsBySave(one)));
  const spells = spellsOf(record).filter((id) =>
    /^(web|entangle|hold-|slow$|confusion|command|charm-|dominate|fear$|hypnotic|suggestion|mass-sugg|sleep$|sleet|stinking|wall-of|banishment|polymorph|hideous)/.test(
      id,
    ),
  ).length;
  return (saving ? 2 : 0) + Math.min(2, binding.length) + Math.min(4, spells);
}

function bindsBySave(effect: Effect): boolean {
  return effect.kind === 'save' && binds(effect);
}

function binds(effect: Effect | Inner): boolean {
  switch (effect.kind) {
    case 'condition':
      return effect.conditions.some((one) => BINDING.has(one));
    case 'save':
    case 'check':
      return effect.fail.some(binds);
    case 'attack':
      return effect.hit.some(binds);
    case 'aura':
      return effect.effects.some(binds);
    case 'choice':
    case 'instead':
      return effect.of.some((way) => way.effects.some(binds));
    default:
      return false;
  }
}

/** Points for ranged attacks that deal about as much damage as melee attacks. */
function shooting(record: MonsterRecord): number {
  const often = new Set(
    record.multiattack?.options.flatMap(({ steps }) => steps.flatMap(({ anyOf }) => anyOf)),
  );
  const attacks = acting(record).flatMap(({ key, effects }) =>
    effects.flatMap((effect) => {
      if (effect.kind !== 'attack') return [];
      // With a Multiattack of melee attacks, a single thrown attack does not count.
      return often.size === 0 || often.has(key) ? [effect] : [];
    }),
  );
  const best = (far: boolean) =>
    Math.max(
      0,
      ...attacks.flatMap((one) => (rangeOf(one) >= FAR_FEET === far ? [damageAtWorst([one])] : [])),
    );
  const [far, near] = [best(true), best(false)];
  const bolts = spellsOf(record).filter((id) =>
    /^(fire-bolt|eldritch-blast|ray-of-frost|magic-missile|scorching-ray|fireball|lightning-bolt|ice-storm|cone-of-cold|sacred-flame|chain-lightning|guiding-bolt)$/.test(
      id,
    ),
  ).length;
  if (bolts > 0) return 2 + Math.min(3, bolts);
  if (far === 0) return 0;
  return near === 0 ? 5 : far >= near ? 3.5 : 0;
}

/** Points for speed, flight, or moving away after an attack. */
function skirmishing(record: MonsterRecord): number {
  const { speeds, abilities } = record;
  const fastest = Math.max(speeds.walk, speeds.fly ?? 0, (speeds.swim ?? 0) - 10);
  const keys = entriesOf(record).map(({ tag, key }) => tag ?? key);
  const slips = keys.some((key) =>
    /nimble|flyby|cunning|aggressive|pounce|ambush|shadow-stealth|evasion|leap|charge|ethereal|teleport|invisib/.test(
      key,
    ),
  );
  const quick = fastest >= 60 ? 2 : fastest >= 40 ? 1 : 0;
  return quick + (slips ? 2 : 0) + (abilities.dex > abilities.str ? 1 : 0);
}

function spellsOf({ spellcasting }: MonsterRecord): string[] {
  return spellcasting.flatMap(({ atWill, perDay, known }) =>
    [
      ...atWill,
      ...perDay.flatMap(({ spells }) => spells),
      ...known.flatMap(({ spells }) => spells),
    ].map(({ id }) => id),
  );
}
