import type { FormerSpell } from '../../records/former/spell-record';
import type { Dice } from '../../records/record-parts';
import { type Mechanics, readDice } from './mechanics';

const HIGHEST_SLOT = 9;
/** Cantrips scale at these caster levels (SRD 5.1, "Spell Descriptions"). */
const CANTRIP_LEVELS = [5, 11, 17];

type Grown = Pick<FormerSpell, 'level' | 'damage' | 'healing' | 'count'>;
type Scaling = NonNullable<FormerSpell['scaling']>;
type Step = Scaling['steps'][number];

/** How a spell scales: with the caster's level (cantrips) or the slot; no steps where only the text says it. */
export function scalingOf(
  spell: Grown,
  mechanics: Mechanics,
  higherLevels: string | null,
): FormerSpell['scaling'] {
  if (spell.level === 0) return cantripScaling(spell);
  if (mechanics.grows === undefined)
    return higherLevels === null ? null : { by: 'slot', steps: [] };
  return { by: 'slot', steps: slotSteps(spell, mechanics.grows) };
}

function cantripScaling({ damage, count }: Grown): FormerSpell['scaling'] {
  const dice = damage[0]?.dice;
  if (!dice) return null;
  const steps = CANTRIP_LEVELS.map((at, index) =>
    count === null
      ? step(at, { dice: { ...dice, count: dice.count * (index + 2) } })
      : step(at, { dice, count: count + index + 1 }),
  );
  return { by: 'level', steps };
}

function slotSteps(spell: Grown, grows: string): Step[] {
  const [, more, every = '1'] = /^(?:count )?([0-9d]+)(?:\/(\d))?$/.exec(grows) ?? [];
  if (more === undefined) throw new Error(`No growth: ${grows}`);
  const steps: Step[] = [];
  for (let slot = spell.level + 1; slot <= HIGHEST_SLOT; slot++) {
    const times = Math.floor((slot - spell.level) / Number(every));
    if (times > 0) steps.push(grown(spell, slot, times, grows.startsWith('count'), more));
  }
  return steps;
}

function grown(spell: Grown, at: number, times: number, byCount: boolean, more: string): Step {
  const base = spell.damage[0] ?? spell.healing;
  const dice = base?.dice ?? null;
  const bonus = base?.bonus ?? 0;
  if (byCount) return step(at, { dice, bonus, count: (spell.count ?? 1) + times * Number(more) });
  if (!more.includes('d')) {
    return step(at, { dice, bonus: bonus + times * Number(more), count: spell.count });
  }
  return step(at, { dice: plus(dice, readDice(more), times), bonus, count: spell.count });
}

function plus(dice: Dice | null, more: Dice, times: number): Dice {
  if (dice !== null && dice.sides !== more.sides)
    throw new Error('Dice grow by dice of their kind');
  return { count: (dice?.count ?? 0) + more.count * times, sides: more.sides };
}

function step(at: number, values: Partial<Omit<Step, 'at'>>): Step {
  return { at, dice: null, bonus: 0, count: null, ...values };
}
