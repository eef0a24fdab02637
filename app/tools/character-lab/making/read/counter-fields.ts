import type { Character } from '~/characters/record/character';
import { text, wholeOf } from './form-fields';

const BACK = ['none', 'short-rest', 'long-rest', 'dawn'] as const;

/** Reads the custom counter in a row; null when its name is empty. */
export function counterOf(
  character: Character,
  form: FormData,
  at: number,
): Character['counters'][number] | null {
  const name = text(form, `counter:${at}:name`, 60) ?? '';
  if (name === '') return null;
  const back = BACK.find((one) => one === form.get(`counter:${at}:back`)) ?? 'none';
  const key = keyOf(character, form, at) ?? `c${freeNumber(character)}`;
  return { key, name, most: wholeOf(form, `counter:${at}:most`, 1, 999), back };
}

/** The key of the row's counter when the page was rendered; rows above it may have been removed since. */
function keyOf({ counters }: Character, form: FormData, at: number): string | undefined {
  const sent = text(form, `counter:${at}:key`, 40) ?? '';
  return sent === '' ? counters[at]?.key : counters.find(({ key }) => key === sent)?.key;
}

/** A number that no counter has used, so that a new counter does not get an old value. */
function freeNumber(character: Character): number {
  const taken = [
    ...character.counters.map(({ key }) => key),
    ...Object.keys(character.play.counters),
  ];
  return 1 + Math.max(0, ...taken.map((key) => Number(/^c(\d+)$/.exec(key)?.[1] ?? 0)));
}
