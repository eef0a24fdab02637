import { z } from 'zod';
import type { Roll } from '~/dice-tray/roll';
import { type RollOutcome, throwRoll } from '~/dice-tray/throw-roll';

const dice = z.string().min(1).max(120);
const rollShape = z.object({
  kind: z.enum([
    'attack',
    'check',
    'save',
    'initiative',
    'damage',
    'hit-points',
    'recharge',
    'other',
  ]),
  of: z.string().max(200),
  dice,
  damage: z
    .array(z.object({ dice, type: z.string().max(80) }))
    .max(12)
    .optional(),
  leans: z
    .array(
      z.object({ how: z.enum(['advantage', 'disadvantage', 'fails']), why: z.string().max(120) }),
    )
    .max(20)
    .optional(),
  criticalOn: z.number().int().min(2).max(20).optional(),
});

/** The result of a roll that a form asks for, as a sentence, seeded by the form's id; null for anything else. */
export function rollOfForm(asked: string, seed: string): string | null {
  const read = rollShape.safeParse(jsonOf(asked));
  if (!read.success) return null;
  const roll: Roll = read.data;
  return rollWords(throwRoll(roll, { edge: null, critical: false }, seed));
}

function rollWords({ of, total, parts, remarks, damage }: RollOutcome): string {
  const why = remarks.length > 0 ? `, ${remarks.join(', ')}` : '';
  const hit = `${of}: ${total} (${parts}${why}).`;
  if (damage === null) return hit;
  const how = [damage.parts, ...(damage.critical ? ['critical'] : [])].filter((one) => one !== '');
  return `${hit} Damage ${damage.total}: ${damage.kinds}${how.length > 0 ? ` (${how.join(', ')})` : ''}.`;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text.slice(0, 4000));
  } catch {
    return null;
  }
}
