import { ABILITY_NAMES } from '~/rules/ability';
import type { Edition } from '~/rules/edition';
import type { Deed } from './foundry-deed';
import { attackSentence, effectSentence, saveSentence } from './foundry-sentences';
import type { ToldEntry } from './told';

/** What the fields of an item add to its text. */
export type Beside = {
  /** Sentences to insert before the text. */
  readonly lines: readonly string[];
  /** Further attacks, which become separate entries because an entry can hold only one attack. */
  readonly apart: readonly Deed[];
  readonly changes: NonNullable<ToldEntry['changes']>;
};

const NO_SUCCESS =
  'The file does not say whether a successful save halves the damage: read as no damage.';
const NO_WORDS = 'What this use does exists only in Foundry.';
/** Activity types that only Foundry can perform or that refer to another document. */
const ELSEWHERE = new Set(['cast', 'summon', 'transform', 'enchant', 'teleport']);

/** Writes sentences for an item's attacks, saves, damage and healing that its text does not contain. */
export function sentencesBeside(words: string, deeds: readonly Deed[], edition: Edition): Beside {
  const attacks = attacksBeside(words, deeds, edition);
  const saves = savesBeside(words, deeds);
  const effects = deeds.filter(
    (deed) => isEffect(deed) && !hasAmount([words, ...attacks.lines].join(' '), deed),
  );
  return {
    lines: [
      ...attacks.lines,
      ...saves.map((deed) => saveSentence(deed, edition)),
      ...effects.map((deed) => effectSentence(deed, edition)),
    ],
    apart: attacks.apart,
    changes: [
      ...saves
        .filter(({ onSave, damage }) => onSave === null && damage.length > 0)
        .map(() => ({ from: '', to: 'No damage on a success', why: NO_SUCCESS })),
      ...deeds
        .filter(({ type }) => ELSEWHERE.has(type))
        .map(({ type, name }) => ({
          from: name === '' ? type : `${type}: ${name}`,
          to: '',
          why: NO_WORDS,
        })),
    ],
  };
}

/**
 * The first attack is written before a text without one; further attacks become separate entries unless the text has
 * them.
 */
function attacksBeside(
  words: string,
  deeds: readonly Deed[],
  edition: Edition,
): { lines: string[]; apart: Deed[] } {
  const attacks = deeds.filter(({ attack }) => attack !== null);
  const [first, ...others] = attacks;
  if (first === undefined) return { lines: [], apart: [] };
  const heads = (words.match(/Attack(?: Roll)?\s*:|[+−–-]\s?\d{1,2} to[ -]hit\b/gi) ?? []).length;
  const bonuses = new Set(
    [...words.matchAll(/[+−–-]\s?\d{1,2}\b/g)].map(([found]) => found.replace(/\s/g, '')),
  );
  const said = new Set(heads === 0 ? [attackSentence(first, edition)] : []);
  const apart = others.filter((deed) => {
    const sentence = attackSentence(deed, edition);
    const bonus = `${(deed.attack?.toHit ?? 0) < 0 ? '' : '+'}${deed.attack?.toHit}`;
    if (said.has(sentence) || (heads > 0 && bonuses.has(bonus))) return false;
    said.add(sentence);
    return true;
  });
  return { lines: heads === 0 ? [attackSentence(first, edition)] : [], apart };
}

/** The saves that the text does not ask for; a single save is treated as the one in the text, whatever its DC. */
function savesBeside(words: string, deeds: readonly Deed[]): Deed[] {
  const saves = deeds.filter(({ save }) => save !== null);
  const numbers = words.match(/\bDC\s*\d/gi)?.length ?? 0;
  if (saves.length <= 1)
    return numbers > 0 || /\bsaving throw\b|\bsave\b/i.test(words) ? [] : saves;
  if (numbers >= saves.length) return [];
  return saves.filter(({ save }) => {
    if (save === null) return false;
    const [ability] = save.abilities.map((one) => ABILITY_NAMES[one]);
    const named = new RegExp(
      `DC\\s*${save.dc}\\b.{0,30}${ability}|${ability}.{0,30}DC\\s*${save.dc}\\b`,
      'i',
    );
    return !named.test(words);
  });
}

function isEffect({ attack, save, damage }: Deed): boolean {
  return attack === null && save === null && damage.length > 0;
}

/** Returns whether the text names the dice of an amount, or its constant when there are no dice. */
function hasAmount(words: string, { damage: [first] }: Deed): boolean {
  if (first === undefined) return true;
  const [dice] = first.dice;
  return dice === undefined
    ? new RegExp(`\\b${first.bonus}\\b`).test(words)
    : new RegExp(`\\b${dice.count}\\s?d\\s?${dice.sides}\\b`, 'i').test(words);
}
