import type { AttackEffect, Effect, Inner } from '~/compendium/records/effects';
import type { Ending } from '~/compendium/records/endings';
import type { Scaling, SpellRecord } from '~/compendium/records/spell-record';
import { withInner } from '~/compendium/records/within-effects';
import { type Around, isNothing, outcomeOf } from './outcome';
import type { SpellMove, SpellStep } from './spell-move';
import type { LastingTemplate, Outcome, Strike } from './strike';
import { areaWords, isInner, targetsOf } from './strike-parts';

/** Converts a spell record to what it does in a fight, at its own level and each level at which it scales. */
export function spellMove(id: string, record: SpellRecord): SpellMove {
  const { scaling } = record;
  const first = stepFor(record, null);
  const later = (scaling?.steps ?? []).map((step) => stepFor(record, step));
  return {
    id,
    name: record.name,
    level: record.level,
    reaction: record.castingTime.unit === 'reaction',
    ...(record.again ? { again: true } : {}),
    grows: scaling?.by ?? null,
    steps: [first, ...later].toSorted((one, other) => one.at - other.at),
  };
}

type Step = Scaling['steps'][number];

function stepFor(record: SpellRecord, step: Step | null): SpellStep {
  const concentration = step?.concentration ?? record.duration.concentration;
  const endings = endingsOf(record, step, concentration);
  const effects = grown(record, step);
  for (const effect of withInner(effects)) lasting(effect, endings);
  const around: Around = { name: record.name, dc: 0, magical: true, save: null };
  return {
    at: step?.at ?? record.level,
    count: step?.count ?? record.count,
    concentration,
    strikes: strikesIn(record, effects, { around, feet: step?.areaFeet }),
  };
}

/** Copies the effects with the numbers of a scaling step. */
function grown(record: SpellRecord, step: Step | null): Effect[] {
  const effects = structuredClone(record.effects);
  if (step === null) return effects;
  const all = withInner(effects);
  const rolled = all.findIndex(({ kind }) => kind === 'damage' || kind === 'heal');
  // Without damage or healing, the first effect with an amount scales: temporary hit points or ongoing damage.
  const other = all.findIndex((effect) => partOf(effect) !== null);
  const main = record.scaling?.effect ?? (rolled < 0 ? other : rolled);
  for (const { effect, dice, bonus } of [{ ...step, effect: main }, ...(step.also ?? [])]) {
    if (dice === null && bonus === 0) continue;
    const at = all[effect];
    const part = partOf(at);
    if (part === null) continue;
    part.dice = dice ?? part.dice;
    part.bonus = bonus;
    part.average =
      (part.dice === null ? 0 : Math.floor((part.dice.count * (part.dice.sides + 1)) / 2)) + bonus;
  }
  return effects;
}

function partOf(effect: ReturnType<typeof withInner>[number] | undefined) {
  if (effect === undefined) return null;
  if (effect.kind === 'damage' || effect.kind === 'ongoing-damage') return effect.damage[0] ?? null;
  if (effect.kind === 'heal' || effect.kind === 'temporary-hit-points') return effect.amount;
  return null;
}

/** What ends the spell's lasting effects: its concentration and its duration. */
function endingsOf(record: SpellRecord, step: Step | null, concentration: boolean): Ending[] {
  const { kind, amount, unit } = { ...record.duration, ...step?.duration };
  const timed = !step?.until && kind === 'timed' && amount !== null && unit !== null;
  return [
    ...(concentration ? [{ at: 'concentration' as const }] : []),
    ...(timed ? [{ at: 'time' as const, amount: Math.min(1000, amount), unit }] : []),
  ];
}

/** Adds the spell's endings to a lasting effect; one with its own turn or duration keeps that. */
function lasting(effect: ReturnType<typeof withInner>[number], endings: readonly Ending[]): void {
  switch (effect.kind) {
    case 'condition':
    case 'state':
    case 'ongoing-damage':
    case 'modify': {
      const own = effect.ends ?? [];
      const spanned = own.some(({ at }) => at === 'time' || at === 'turn' || at === 'rolled-time');
      const more = endings.filter(
        ({ at }) => !own.some((one) => one.at === at) && !(spanned && at === 'time'),
      );
      if (own.length + more.length > 0) effect.ends = [...own, ...more];
    }
  }
}

type How = { around: Around; feet: number | undefined };

function strikesIn(record: SpellRecord, effects: readonly Effect[], how: How): Strike[] {
  const choices = effects.filter((effect) => effect.kind === 'choice');
  const ways = choices.flatMap(({ of }) =>
    of.flatMap((way) => pressed(record, way.effects, { ...how, name: way.name })),
  );
  return [...pressed(record, effects, { ...how, name: record.name }), ...ways].map(
    (strike, at) => ({
      ...strike,
      key: String(at),
    }),
  );
}

function pressed(
  record: SpellRecord,
  effects: readonly Effect[],
  { around, feet, name }: How & { name: string },
): Strike[] {
  const rest = effects.filter((effect): effect is Inner => isInner(effect));
  const save = rest.find((effect) => effect.kind === 'save');
  const area = save?.area ?? record.area;
  const reach = area && areaWords(feet === undefined ? area : { ...area, feet });
  const base = {
    entry: record.slug,
    section: 'action' as const,
    name,
    miss: null,
    versions: [],
    key: '',
    spends: [],
    only: null,
    attack: null,
    manner: { attack: false, magical: true, silvered: false, adamantine: false, spell: true },
    targets: targetsOf(save?.targets ?? record.targets, reach),
  };
  const blows = effects
    .filter((effect) => effect.kind === 'attack')
    .map((effect): Strike => {
      const miss = outcomeOf([...(effect.miss ?? []), ...(effect.either ?? [])], around);
      return {
        ...base,
        attack: reachOf(effect, record),
        manner: { ...base.manner, attack: true },
        targets: targetsOf(effect.targets ?? record.targets, null),
        hit: merged(outcomeOf([...effect.hit, ...(effect.either ?? [])], around)),
        miss: isNothing(miss) ? null : miss,
      };
    });
  const plain = merged(outcomeOf(rest, around));
  const auras = effects
    .filter((effect) => effect.kind === 'aura')
    .map((aura): Strike => {
      const targets = targetsOf(aura.targets, areaWords(aura.area));
      return { ...base, targets, hit: merged(outcomeOf(aura.effects, around)) };
    });
  return [...blows, { ...base, hit: plain }, ...auras].filter(({ hit }) => doesSomething(hit));
}

function reachOf(effect: AttackEffect, record: SpellRecord): Strike['attack'] {
  const melee = effect.attack.startsWith('melee');
  const far = melee ? null : { normal: record.range.feet ?? 0 };
  return {
    toHit: effect.toHit ?? 0,
    reachFeet: effect.reachFeet ?? (melee ? 5 : null),
    rangeFeet: effect.rangeFeet ?? far,
  };
}

function doesSomething({ damage, lasting: marks, saves, heals }: Outcome): boolean {
  return damage.length + marks.length + saves.length + heals.length > 0;
}

/**
 * Merges a spell's lasting effects into one mark, not one for each sentence: Bless helps attacks and saves.
 */
function merged(outcome: Outcome): Outcome {
  const marks: LastingTemplate[] = [];
  for (const one of outcome.lasting) {
    const at = marks.findIndex(
      (other) =>
        other.name === one.name &&
        other.onMaker === one.onMaker &&
        other.when === one.when &&
        (other.ongoing === null || one.ongoing === null) &&
        JSON.stringify(other.ends) === JSON.stringify(one.ends),
    );
    const before = marks[at];
    if (before === undefined) marks.push(one);
    else marks[at] = joined(before, one);
  }
  return {
    ...outcome,
    lasting: marks,
    saves: outcome.saves.map((save) => ({ ...save, fail: merged(save.fail) })),
  };
}

function joined(one: LastingTemplate, other: LastingTemplate): LastingTemplate {
  return {
    ...(one.ongoing === null && other.ongoing !== null ? other : one),
    conditions: [...new Set([...one.conditions, ...other.conditions])],
    text: [...new Set([one.text, other.text])].filter(Boolean).join('; ').slice(0, 400),
    exhaustion: one.exhaustion + other.exhaustion,
  };
}
