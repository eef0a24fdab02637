import type { z } from 'zod';
import { type CreatureFile, formOf, type SetupFile, setupFile } from './setup-file';

export type SetupReading = { ok: true; setup: SetupFile } | { ok: false; problem: string };

/** The most creatures on both sides together: more would keep a phone busy for minutes. */
const MOST_CREATURES = 120;

/** Validates a battle's file, or says in one sentence what is wrong with it and where. */
export function readSetup(value: unknown): SetupReading {
  const read = setupFile.safeParse(value);
  if (!read.success) return { ok: false, problem: problemOf(read.error, '') };
  const sides: [CreatureFile[], CreatureFile[]] = [[], []];
  for (const side of [0, 1] as const) {
    for (const [at, raw] of read.data.sides[side].entries()) {
      const creature = formOf(raw).safeParse(raw);
      if (!creature.success) {
        const where = `side ${side === 0 ? 'A' : 'B'}, creature ${at + 1}`;
        return { ok: false, problem: problemOf(creature.error, where) };
      }
      sides[side].push(creature.data);
    }
  }
  const all = sides.flat().reduce((sum, { count }) => sum + count, 0);
  if (all > MOST_CREATURES) {
    return {
      ok: false,
      problem: `A simulation has at most ${MOST_CREATURES} creatures; this has ${all}.`,
    };
  }
  return { ok: true, setup: { ...read.data, sides } };
}

function problemOf(error: z.ZodError, where: string): string {
  const issue = error.issues[0];
  const path = issue?.path.map(String).join('.') ?? '';
  const what = [where, path === '' ? '' : `“${path}”`].filter(Boolean).join(', ');
  const says = issue?.message ?? 'cannot be read';
  return what === '' ? `The file ${says}.` : `In ${what}: ${says}.`;
}
