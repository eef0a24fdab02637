import type { SpellRecord } from '~/compendium/records/spell-record';
import { withInner } from '~/compendium/records/within-effects';
import type { DamageRoll } from '~/dice-tray/roll';
import { type SpellBonus, withSpellBonus } from '~/fights/sheet/spell-bonus';
import { type Caster, castBy, stepOf } from '~/fights/sheet/spell-move';
import { spellMove } from '~/fights/sheet/spell-moves';
import type { Amount, Outcome, Strike, StrikeDamage, StrikeHeal } from '~/fights/sheet/strike';
import { plusOf } from './plus-of';
import type { SpellThrow } from './spell-throw';

/** Effects with dice that are rolled at once. */
const THROWN: ReadonlySet<string> = new Set(['damage', 'heal', 'temporary-hit-points']);

/** The highest slot level. */
const HIGHEST = 9;

/**
 * The dice of a spell's record for a caster with these numbers: at each slot level where they change, or at the
 * caster's level for a cantrip. Conditional parts are left to the text. `bonus` are the caster's bonuses from features;
 * `moveOf` calculates or caches what a spell does.
 */
export function spellThrows(
  id: string,
  record: SpellRecord,
  caster: Caster,
  bonus?: SpellBonus,
  moveOf = spellMove,
): SpellThrow[] {
  const held = heldThrow(record);
  if (held !== null) return [held];
  // Most spells have no dice, and calculating what they do is slow.
  if (!withInner(record.effects).some(({ kind }) => THROWN.has(kind))) return [];
  const move = moveOf(id, record);
  const levels =
    move.grows === 'slot'
      ? Array.from({ length: HIGHEST - move.level + 1 }, (_, at) => move.level + at)
      : [move.level];
  const found = new Map<string, SpellThrow>();
  for (const at of levels) {
    const { strikes, count } = stepOf(move, at, caster.level);
    // A spell with several attacks deals its area damage once.
    const strikesOften = strikes.some(({ attack }) => attack !== null);
    for (const strike of strikes) {
      for (const [place, one] of throwsOf(
        withSpellBonus(castBy(strike, caster), bonus, at),
      ).entries()) {
        const key = `${strike.key} ${place}`;
        const before = found.get(key);
        const times = one.attack || !strikesOften ? count : null;
        const now = { at, parts: one.parts, count: times };
        const last = before?.steps.at(-1);
        const isSame =
          JSON.stringify([last?.parts, last?.count]) === JSON.stringify([now.parts, now.count]);
        if (before && isSame) continue;
        const { parts: _, ...rest } = one;
        found.set(key, { ...(before ?? rest), steps: [...(before?.steps ?? []), now] });
      }
    }
  }
  return eachOnce([...found.values()], record.name);
}

/** Merges lines with the same dice and save, keeping the alternative's name rather than the spell's. */
function eachOnce(all: readonly SpellThrow[], spell: string): SpellThrow[] {
  const known = new Map<string, SpellThrow>();
  for (const one of all) {
    const { name, ...rest } = one;
    const key = JSON.stringify(rest);
    const before = known.get(key);
    if (before === undefined || before.name === spell) known.set(key, one);
  }
  return [...known.values()];
}

/**
 * The hit points of creatures that a spell affects, such as Sleep in SRD 5.1: the dice of its first rule, which scale
 * with the slot.
 */
function heldThrow({ name, level, effects, scaling }: SpellRecord): SpellThrow | null {
  const at = effects.findIndex((one) => one.kind === 'rule' && one.dice?.length === 1);
  const rule = effects[at];
  if (rule?.kind !== 'rule' || scaling?.by !== 'slot' || scaling.effect !== at) return null;
  const first = rule.dice?.[0];
  if (!first) return null;
  const steps = [{ at: level, dice: first }, ...scaling.steps].flatMap(({ at: from, dice }) =>
    dice === null
      ? []
      : [
          {
            at: from,
            parts: [{ dice: `${dice.count}d${dice.sides}`, type: '' }],
            count: null,
          },
        ],
  );
  return { name, does: 'holds', attack: false, save: null, half: false, steps };
}

type One = Omit<SpellThrow, 'steps'> & { parts: DamageRoll[] };

function throwsOf({ name, attack, hit }: Strike): One[] {
  const isAttack = attack !== null;
  return [
    ...outcomeThrows(hit, { name, attack: isAttack, save: null, half: false }),
    ...hit.saves
      .filter(({ when }) => when === null)
      .flatMap(({ ability, half, fail }) =>
        outcomeThrows(fail, { name, attack: false, save: ability, half }),
      ),
  ];
}

function outcomeThrows(
  { damage, heals }: Outcome,
  how: Pick<SpellThrow, 'name' | 'attack' | 'save' | 'half'>,
): One[] {
  const hurts = damage.filter(({ when, instead }) => when === null && !instead).flatMap(partOf);
  const mends = (temporary: boolean) =>
    heals
      .filter((one) => one.temporary === temporary && one.when === null && one.share === null)
      .flatMap(partOf);
  const all = [
    ['damage', hurts],
    ['healing', mends(false)],
    ['temporary', mends(true)],
  ] as const;
  return all.flatMap(([does, parts]) =>
    // A fixed amount needs no roll.
    parts.some(({ dice }) => dice.includes('d')) ? [{ ...how, does, parts }] : [],
  );
}

function partOf(one: StrikeDamage | StrikeHeal): DamageRoll[] {
  const dice = diceText(one);
  if (dice === '') return [];
  const types = 'type' in one ? [one.type, ...one.orTypes].filter((type) => type !== null) : [];
  return [{ dice, type: types.join(' or ') }];
}

/** Formats an amount: "8d6", "1d4+1", "70"; empty for nothing. */
function diceText({ dice, bonus }: Amount): string {
  if (dice === null) return bonus > 0 ? String(bonus) : '';
  return `${dice.count}d${dice.sides}${plusOf(bonus)}`;
}
