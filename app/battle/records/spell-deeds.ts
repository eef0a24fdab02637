import type { Effect } from '~/compendium/records/effects';
import type { Scaling, SpellRecord } from '~/compendium/records/spell-record';
import { withInner } from '~/compendium/records/within-effects';
import type { Deed, Ends, Reaction } from '../sheet/deed';
import { areaOf, stepsOf } from './steps-of';

/** The caster of a spell, and the ways to cast it: what each one spends, at which level. */
export type SpellCaster = {
  dc: number;
  toHit: number;
  modifier: number;
  level: number;
  ways: readonly { slot: number; costs: Deed['costs'] }[];
};

export type CastDeeds = { deeds: Deed[]; reactions: Reaction[]; leftOut: string[] };

/** Converts a spell into deeds, one for each way of casting it; nothing when it has no effect in a fight. */
export function spellDeeds(spell: SpellRecord, caster: SpellCaster): CastDeeds {
  const found: CastDeeds = { deeds: [], reactions: [], leftOut: [] };
  const { unit } = spell.castingTime;
  if (unit === 'minute' || unit === 'hour') return found;
  for (const way of caster.ways) {
    const slot = spell.level === 0 ? 0 : Math.max(spell.level, way.slot);
    const step = growthAt(spell, slot, caster.level);
    if (unit === 'reaction') addReaction(found, spell, way.costs);
    else {
      const deed = deedAt(spell, caster, { slot, costs: way.costs, step }, found.leftOut);
      if (deed !== null && !found.deeds.some(({ key }) => key === deed.key)) found.deeds.push(deed);
    }
  }
  if (found.deeds.length + found.reactions.length === 0 && isFelt(spell)) {
    found.leftOut.push(`${spell.name} is not simulated.`);
  } else if (!spell.complete)
    found.leftOut.push(
      `${spell.name} is simulated in part: ${spell.missing ?? 'some of it is text only'}`,
    );
  return found;
}

function isFelt(spell: SpellRecord): boolean {
  const kinds = withInner(spell.effects).map(({ kind }) => kind);
  return kinds.some(
    (kind) => kind === 'damage' || kind === 'condition' || kind === 'summon' || kind === 'heal',
  );
}

type Step = Scaling['steps'][number];

function growthAt(spell: SpellRecord, slot: number, level: number): Step | null {
  const at = spell.scaling?.by === 'level' ? level : slot;
  return spell.scaling?.steps.filter((step) => step.at <= at).at(-1) ?? null;
}

type Casting = { slot: number; costs: Deed['costs']; step: Step | null };

function deedAt(
  spell: SpellRecord,
  caster: SpellCaster,
  { slot, costs, step }: Casting,
  leftOut: string[],
): Deed | null {
  const concentration = step?.concentration ?? spell.duration.concentration;
  const lasts: Ends = { ...(concentration ? { concentration: true } : {}), ...spanOf(spell) };
  const area = areaOf(spell.area ?? null);
  const feet = step?.areaFeet;
  const count = step?.count ?? spell.count ?? undefined;
  const steps = stepsOf(grown(spell, step), {
    source: {
      name: spell.name,
      dc: caster.dc,
      magic: true,
      modifier: caster.modifier,
      save: null,
      leftOut,
      lasts,
    },
    toHit: caster.toHit,
    manner: 'magical',
    ...(spell.targets === undefined ? {} : { targets: spell.targets }),
    ...(area === undefined ? {} : { area: feet === undefined ? area : { ...area, feet } }),
    ...(count === undefined ? {} : { count }),
  });
  if (steps.length === 0) return null;
  const own = spell.level === 0 || slot === spell.level;
  return {
    key: own ? `spell-${spell.slug}` : `spell-${spell.slug}-${slot}`,
    name: own ? spell.name : `${spell.name} (level ${slot})`,
    time: spell.castingTime.unit === 'bonus-action' ? 'bonus-action' : 'action',
    costs,
    ...(concentration ? { concentration } : {}),
    spellLevel: spell.level,
    ...(spell.again?.with === 'bonus-action' || spell.again?.with === 'action'
      ? {
          again: {
            time: spell.again.with,
            steps: steps.filter(({ does }) => does === 'attack' || does === 'save'),
          },
        }
      : {}),
    steps,
  };
}

function spanOf(spell: SpellRecord): Ends {
  const { kind, amount, unit } = spell.duration;
  if (kind !== 'timed' || amount === null) return {};
  if (unit === 'round') return { rounds: amount };
  return unit === 'minute' ? { rounds: Math.min(100, amount * 10) } : {};
}

/** A copy of the effects with the numbers of a higher slot or level. */
function grown(spell: SpellRecord, step: Step | null): readonly Effect[] {
  if (step === null) return spell.effects;
  const effects = structuredClone(spell.effects);
  const all = withInner(effects);
  const first = all.findIndex(({ kind }) => kind === 'damage' || kind === 'heal');
  for (const one of [{ ...step, effect: spell.scaling?.effect ?? first }, ...(step.also ?? [])]) {
    const effect = all[one.effect];
    if (one.dice === null && one.bonus === 0) continue;
    const part =
      effect?.kind === 'damage' || effect?.kind === 'ongoing-damage'
        ? effect.damage[0]
        : effect?.kind === 'heal' || effect?.kind === 'temporary-hit-points'
          ? effect.amount
          : undefined;
    if (part === undefined) continue;
    part.dice = one.dice ?? part.dice;
    part.bonus = one.bonus;
  }
  return effects;
}

/** Adds Shield and other reaction spells against attacks. */
function addReaction(found: CastDeeds, spell: SpellRecord, costs: Deed['costs']): void {
  if (found.reactions.length > 0) return;
  const ac = spell.effects.find(
    (effect) => effect.kind === 'modify' && effect.what === 'ac' && effect.how === 'plus',
  );
  if (ac?.kind !== 'modify') return;
  found.reactions.push({
    key: `spell-${spell.slug}`,
    name: spell.name,
    costs,
    on: 'hit',
    does: { is: 'ac', plus: ac.value ?? 0, lasts: 'turn' },
  });
}
