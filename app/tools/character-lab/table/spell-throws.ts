import type { SpellRecord } from '~/compendium/records/spell-record';
import { withInner } from '~/compendium/records/within-effects';
import type { DamageRoll } from '~/dice-tray/roll';
import { type Caster, castBy, stepOf } from '~/fights/sheet/spell-move';
import { spellMove } from '~/fights/sheet/spell-moves';
import type { Amount, Outcome, Strike, StrikeDamage, StrikeHeal } from '~/fights/sheet/strike';
import { plusOf } from './plus-of';
import type { SpellThrow } from './spell-throw';

/** Effects with dice that are thrown at once. */
const THROWN: ReadonlySet<string> = new Set(['damage', 'heal', 'temporary-hit-points']);

/** The greatest level of a slot. */
const HIGHEST = 9;

/**
 * The dice of a spell as its record has them, for somebody who casts it with these numbers: at each level of a slot at which they
 * grow, a cantrip as its caster's level has it. What holds only sometimes is left to its words. `moveOf`
 * works out what a spell does, or remembers it.
 */
export function spellThrows(
  id: string,
  record: SpellRecord,
  caster: Caster,
  moveOf = spellMove,
): SpellThrow[] {
  // Most spells throw nothing, and working out what they do takes its time.
  if (!withInner(record.effects).some(({ kind }) => THROWN.has(kind))) return [];
  const move = moveOf(id, record);
  const levels =
    move.grows === 'slot'
      ? Array.from({ length: HIGHEST - move.level + 1 }, (_, at) => move.level + at)
      : [move.level];
  const found = new Map<string, SpellThrow>();
  for (const at of levels) {
    const step = stepOf(move, at, caster.level);
    for (const strike of step.strikes) {
      for (const one of throwsOf(castBy(strike, caster))) {
        const key = `${strike.key} ${one.does} ${one.attack} ${one.save}`;
        const before = found.get(key);
        const now = { at, parts: one.parts, count: step.count };
        const last = before?.steps.at(-1);
        const isSame =
          JSON.stringify([last?.parts, last?.count]) === JSON.stringify([now.parts, now.count]);
        if (before && isSame) continue;
        const { parts: _, ...rest } = one;
        found.set(key, { ...(before ?? rest), steps: [...(before?.steps ?? []), now] });
      }
    }
  }
  return [...found.values()];
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
    // What is not rolled needs no dice.
    parts.some(({ dice }) => dice.includes('d')) ? [{ ...how, does, parts }] : [],
  );
}

function partOf(one: StrikeDamage | StrikeHeal): DamageRoll[] {
  const dice = diceText(one);
  if (dice === '') return [];
  const types = 'type' in one ? [one.type, ...one.orTypes].filter((type) => type !== null) : [];
  return [{ dice, type: types.join(' or ') }];
}

/** "8d6", "1d4+1", "70"; empty for nothing. */
function diceText({ dice, bonus }: Amount): string {
  if (dice === null) return bonus > 0 ? String(bonus) : '';
  return `${dice.count}d${dice.sides}${plusOf(bonus)}`;
}
