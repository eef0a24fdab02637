import type { MonsterRecord } from '../../../app/compendium/records/monster-record';

const SYLLABLES = [
  'ar',
  'bel',
  'cor',
  'dun',
  'eth',
  'fen',
  'gra',
  'hol',
  'ith',
  'jor',
  'kal',
  'lun',
];
const RANKS = ['Ashen', 'Blessed', 'Cursed', 'Elder', 'Feral', 'Grim', 'Hollow', 'Storm', 'Young'];

/** An invented word, the same for the same number; there are about twenty thousand. */
function inventedWord(number: number): string {
  let rest = number % 20_736;
  let word = '';
  for (let at = 0; at < 4; at += 1) {
    word += SYLLABLES[rest % SYLLABLES.length];
    rest = Math.floor(rest / SYLLABLES.length);
  }
  return word[0]?.toUpperCase() + word.slice(1);
}

/** Generates realistic monsters: copies of the real ones with new names, sources and small differences. */
export function* crowd(
  originals: readonly MonsterRecord[],
  from: number,
  count: number,
): Generator<MonsterRecord> {
  for (let at = from; at < from + count; at += 1) {
    const original = originals[at % originals.length];
    if (!original) return;
    if (at < originals.length) {
      yield original;
      continue;
    }
    const round = Math.floor(at / originals.length);
    const rank = round % 3 === 0 ? `${RANKS[round % RANKS.length]} ` : '';
    yield {
      ...original,
      slug: `${original.slug.slice(0, 60)}-${at}`,
      source: `Bench Book ${round % 40}`,
      name: `${rank}${original.name} of ${inventedWord(at * 7919)}`,
      hp: { ...original.hp, average: original.hp.average + (round % 5) },
    };
  }
}
