import { ABILITIES } from '~/rules/ability';
import type { Battle } from '../sheet/battle';
import { BODY_SIZES } from '../sheet/body-words';
import type { Combatant } from '../sheet/combatant';
import type { DeedTime } from '../sheet/deed';
import type { Tactics } from '../sheet/tactics';
import { abilityBits, conditionBits, damageBits, typeBits } from './bits';
import { type Around, compileDeeds, compileReactions, MANNERS } from './compile-deed';
import type { AttackOf, CompiledDeed, Kind } from './kind';

export type Placing = {
  at: number;
  side: 0 | 1;
  placed: number;
  tactics: Tactics;
  options: Battle['options'];
};

/** Compiles a creature's numbers into the form that the fight loop reads. */
export function compileKind(combatant: Combatant, placing: Placing, around: Around): Kind {
  const { traits } = combatant;
  const deeds = compileDeeds(combatant, around);
  const at = (time: DeedTime) => deeds.filter((deed) => deed.time === time);
  const { options } = placing;
  const strike = bestOpportunity(deeds);
  const character = combatant.role === 'character';
  return {
    at: placing.at,
    side: placing.side,
    placed: placing.placed,
    combatant,
    name: combatant.name,
    tactics: { ...placing.tactics, ...combatant.tactics },
    line: options.lines ? combatant.line : 'front',
    character,
    savesAtZero: character && options.deathSaves,
    typeBit: typeBits([combatant.type]),
    sizeAt: BODY_SIZES.indexOf(combatant.size),
    ac: combatant.ac,
    initiative: combatant.initiative.bonus,
    initiativeAdvantage: combatant.initiative.advantage ?? false,
    saves: Int32Array.from(ABILITIES, (ability) => combatant.saves[ability]),
    checks: Int32Array.from(ABILITIES, (ability) => combatant.abilities[ability]),
    ...defencesOf(combatant),
    conditionImmune: conditionBits(combatant.conditionImmune),
    resources: combatant.resources.map(({ name, most, rechargeOn, back }) => ({
      name,
      most,
      back,
      rechargeOn: rechargeOn ?? 0,
    })),
    recharges: combatant.resources.flatMap((one, index) => (one.rechargeOn ? [index] : [])),
    renewedEachTurn: combatant.resources.flatMap(({ back }, index) =>
      back === 'turn' || back === 'round' ? [index] : [],
    ),
    deeds,
    actions: at('action'),
    bonus: at('bonus-action'),
    free: at('free'),
    legendary: at('legendary'),
    lair: options.lair ? at('lair') : [],
    ownStart: at('own-turn-start'),
    ownEnd: at('own-turn-end'),
    foeStart: at('foe-turn-start'),
    foeEnd: at('foe-turn-end'),
    dies: at('dies'),
    touched: at('touched'),
    opportunity: strike?.step ?? null,
    opportunityDeed: strike?.deed ?? null,
    reactions: options.reactions ? compileReactions(combatant, deeds) : [],
    healer: deeds.some(({ heals }) => heals),
    threat: 0,
    packTactics: traits.packTactics ?? false,
    magicResistance: traits.magicResistance ?? false,
    legendaryResistance: traits.legendaryResistance ?? 0,
    legendaryActions: traits.legendaryActions ?? 0,
    regeneration: traits.regeneration?.hitPoints ?? 0,
    regenerationStoppedBy: damageBits(traits.regeneration?.stoppedBy ?? []),
    regenerationKeepsAlive: traits.regeneration?.keepsAlive ?? false,
    undeadFortitude: traits.undeadFortitude ?? false,
    relentless: traits.relentless ?? 0,
    evasion: traits.evasion ?? false,
    saveAdvantageAgainst: conditionBits(traits.saveAdvantageAgainst),
    saveAdvantage: abilityBits(traits.saveAdvantage ?? []),
    saveAdvantageAgainstMagic: abilityBits(traits.saveAdvantageAgainstMagic ?? []),
    saveAura: traits.saveAura?.plus ?? 0,
    bloodFrenzy: traits.bloodFrenzy ?? false,
    reckless: traits.reckless ?? false,
    flyby: traits.flyby ?? false,
    criticalOn: traits.criticalOn ?? 20,
    criticalDice: traits.criticalDice ?? 0,
    lucky: traits.lucky ?? false,
    greatWeapon: traits.greatWeapon ?? false,
    noCriticals: traits.noCriticals ?? false,
    concentrationAdvantage: traits.concentrationAdvantage ?? false,
    alert: traits.alert ?? false,
  };
}

/**
 * The defences against each manner of attack: those against nonmagical attacks don't apply to magical ones, and an
 * attack of the manner named in `unless` ignores them.
 */
function defencesOf({ defences }: Combatant) {
  const bits = (how: string) =>
    Int32Array.from(MANNERS, (manner) =>
      defences.reduce((sum, one) => {
        const past = one.unless !== undefined && (manner === 'magical' || manner === one.unless);
        return one.how === how && !past ? sum | damageBits(one.types) : sum;
      }, 0),
    );
  return {
    resist: bits('resist'),
    immune: bits('immune'),
    vulnerable: bits('vulnerable'),
    absorb: bits('absorb')[0] ?? 0,
  };
}

/** The best melee attack for an opportunity attack: the one with the highest mean damage. */
function bestOpportunity(
  deeds: readonly CompiledDeed[],
): { deed: CompiledDeed; step: AttackOf } | null {
  let best: { deed: CompiledDeed; step: AttackOf } | null = null;
  let most = 0;
  for (const deed of deeds) {
    if (deed.dear || deed.spellLevel > 0) continue;
    for (const step of deed.steps) {
      if (step.does !== 'attack' || !step.melee) continue;
      const mean = step.hit.damage.reduce(
        (sum, { count, sides, bonus }) => sum + (count * (sides + 1)) / 2 + bonus,
        0,
      );
      if (mean > most) {
        most = mean;
        best = { deed, step };
      }
    }
  }
  return best;
}
