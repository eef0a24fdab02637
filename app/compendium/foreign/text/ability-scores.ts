import type { MonsterRecord } from '~/compendium/records/monster-record';
import { ABILITIES, abilityModifier } from '~/rules/ability';
import { bonusOf } from '../words/bonuses';

type Scores = Pick<MonsterRecord, 'abilities'> & Partial<Pick<MonsterRecord, 'saves'>>;

const SIGNED = '[+−–-]\\s?\\d{1,2}';

/** Reads the six scores from the ability table, and from the 2024 table the saves that exceed the ability modifier. */
export function abilityScores(lines: readonly string[]): Scores | null {
  const words = lines.join(' ').replace(/\s+/g, ' ');
  return byRows(words) ?? byName(words) ?? byOrder(words);
}

const rowOf = (name: string, cell: string) => new RegExp(`\\b${name}((?:\\s+${cell}){6})`, 'i');
const SCORE_ROW = rowOf('Score', '\\d{1,2}');
const SAVE_ROW = rowOf('Save', SIGNED);
const SAVE_CELLS = new RegExp(SIGNED, 'g');
const NAMED = ABILITIES.map(
  (ability) =>
    new RegExp(
      `\\b${ability}[a-z]*:?\\s*(\\d{1,2})\\b(?:\\s*\\(?${SIGNED}\\)?(?:\\s+(${SIGNED}))?)?`,
      'i',
    ),
);

/** Reads "Score 10 15 … Mod +0 +2 … Save +0 +4 …". */
function byRows(words: string): Scores | null {
  const scores = SCORE_ROW.exec(words)?.[1]?.match(/\d{1,2}/g);
  const saves = SAVE_ROW.exec(words)?.[1]?.match(SAVE_CELLS);
  return scores ? scoresOf(scores, saves ?? null) : null;
}

/** Reads "Str 10 +0 +2 Dex 15 +2 +2" or "STR 10 (+0) DEX 15 (+2)". */
function byName(words: string): Scores | null {
  const found = NAMED.map((one) => one.exec(words));
  if (found.some((one) => one === null)) return null;
  const saves = found.map((one) => one?.[2] ?? '');
  return scoresOf(
    found.map((one) => one?.[1] ?? ''),
    saves.includes('') ? null : saves,
  );
}

/** Reads "STR DEX CON INT WIS CHA 21 (+5) 9 (−1) …". */
function byOrder(words: string): Scores | null {
  const at = /\bCHA\b/i.exec(words);
  const behind = at === null ? words : words.slice(at.index + 3);
  const scores = behind.replace(/\([^)]*\)/g, ' ').match(/(?<![+−–\d-])\d{1,2}(?!\d)/g) ?? [];
  return scores.length < 6 ? null : scoresOf(scores.slice(0, 6), null);
}

function scoresOf(words: readonly string[], saveWords: readonly string[] | null): Scores {
  const abilities = { str: 10, dex: 10, con: 10, int: 10, wis: 10, cha: 10 };
  const saves: MonsterRecord['saves'] = {};
  for (const [at, ability] of ABILITIES.entries()) {
    abilities[ability] = Number(words[at]);
    const save = bonusOf(saveWords?.[at] ?? '');
    if (save !== null && save !== abilityModifier(abilities[ability])) saves[ability] = save;
  }
  return { abilities, ...(saveWords === null ? {} : { saves }) };
}
