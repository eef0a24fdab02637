import type { Character } from '~/characters/record/character';
import { text, wholeOf } from './form-fields';

const BACK = ['none', 'short-rest', 'long-rest', 'dawn'] as const;

/** A counter of one's own at a place of its list; null where its name is empty. */
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

/** The key of the counter that a row was of when its page was made: rows above it may have gone since. */
function keyOf({ counters }: Character, form: FormData, at: number): string | undefined {
  const sent = text(form, `counter:${at}:key`, 40) ?? '';
  return sent === '' ? counters[at]?.key : counters.find(({ key }) => key === sent)?.key;
}

/** A number that no counter had, so that a new one does not begin with an old one's count. */
function freeNumber(character: Character): number {
  const taken = [
    ...character.counters.map(({ key }) => key),
    ...Object.keys(character.play.counters),
  ];
  return 1 + Math.max(0, ...taken.map((key) => Number(/^c(\d+)$/.exec(key)?.[1] ?? 0)));
}
