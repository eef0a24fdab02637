import { readJsonObject } from './exchange/read-json';
import { readOwn } from './exchange/read-own';
import { readLeastForm } from './make/least-form';
import type { Character } from './record/character';

export type AskedReading = { ok: true; character: Character } | { ok: false; problem: string };

/** Reads a character from a request, as its full file or its short form; invalid input gives one sentence. */
export function readAsked(text: string): AskedReading {
  const read = readJsonObject(text);
  if (!read.ok) return read;
  const { object } = read;
  const isFile = Object.hasOwn(object, 'format') || Object.hasOwn(object, 'levels');
  const asked = isFile ? readOwn(object) : readLeastForm(object);
  return asked.ok ? { ok: true, character: asked.character } : asked;
}
