import { DAMAGE_TYPES } from '~/rules/damage-types';
import { diceText } from '../tetra-tokens';
import type { ToldEntry } from '../told';
import { looksLikeAttack, placeIn, tidyAttack } from './tidy-attack';
import { tidyWords } from './tidy-words';

/** An attack that a format stores as numbers separate from the text. */
export type AttackNumbers = {
  readonly toHit: number;
  /** Dice such as "4d6+3" or "4d6 + 3", each with its damage type, or an empty type when unknown. */
  readonly damage: readonly { readonly dice: string; readonly type: string }[];
  readonly means?: 'Weapon' | 'Spell';
  /** In feet. */
  readonly reach?: number | null;
  readonly range?: readonly [normal: number, long: number | null] | null;
  /** Further attacks of the same entry, in the format's own notation. */
  readonly further?: readonly string[];
};

type Change = NonNullable<ToldEntry['changes']>[number];
type Worded = Pick<ToldEntry, 'text' | 'changes'>;

const NO_PLACE =
  'The numbers do not say whether it is melee or ranged, or how far it reaches: read as melee without a reach.';
const NO_TYPE = 'The damage type is not clear: it has none.';
const NO_DAMAGE = 'This damage cannot be read and is left out of the attack.';
const MORE = 'Only one attack per entry is read: this one stays as text and is not rolled.';

/** Prepends the attack that the format stores only as numbers to the entry's text, unless the text has an attack. */
export function withAttackWords(text: string, attack: AttackNumbers | null): Worded {
  if (attack === null || hasAttack(text)) return { text };
  const { way, means, places } = placeOf(attack, text);
  const parts = attack.damage.map(({ dice, type }) => ({
    dice,
    words: damageWords(dice, type || typeIn(text)),
    hasType: type !== '' || typeIn(text) !== '',
  }));
  const sign = attack.toHit < 0 ? '-' : '+';
  const dealt = parts.flatMap(({ words }) => words ?? []);
  const head = `${way}${means} Attack: ${sign}${Math.abs(attack.toHit)} to hit, ${places === '' ? '' : `${places}, `}one target.`;
  const sentence = `${head} ${dealt.length === 0 ? 'Hit.' : `Hit: ${dealt.join(' plus ')}.`}`;
  const change = (from: string, to: string, why: string): Change => ({ from, to, why });
  const changes = [
    ...(places === '' && way === '' ? [change('', 'Melee', NO_PLACE)] : []),
    ...parts.flatMap(({ dice, words, hasType }) => {
      if (words === null) return dice === '' ? [] : [change(dice, '', NO_DAMAGE)];
      return hasType ? [] : [change(dice, 'Damage without a type', NO_TYPE)];
    }),
    ...(attack.further ?? []).map((words) => change(words, 'Text only', MORE)),
  ];
  const further = (attack.further ?? []).map((words) => `${words}.`);
  return {
    text: [sentence, text, ...further].filter((words) => words !== '').join('\n'),
    ...(changes.length === 0 ? {} : { changes }),
  };
}

function hasAttack(text: string): boolean {
  if (/Attack Roll/i.test(text)) return true;
  const tidy = tidyWords(text, false);
  return looksLikeAttack(tidy) && tidyAttack(tidy) !== null;
}

/** Melee or ranged, and the distances: from the numbers, or from the text where the numbers have none. */
function placeOf({ means, reach, range }: AttackNumbers, text: string) {
  const said = placeIn(text);
  const byNumbers = (reach ?? null) !== null || (range ?? null) !== null;
  const [near, far] = byNumbers ? [reach ?? null, range ?? null] : [said.reach, said.range];
  const both = near !== null && far !== null;
  const byPlace = both ? 'Melee or Ranged' : far !== null ? 'Ranged' : near !== null ? 'Melee' : '';
  const way = byPlace || (said.way ?? '');
  const places = [
    ...(near === null ? [] : [`reach ${near} ft.`]),
    ...(far === null ? [] : [`range ${far[0]}${far[1] === null ? '' : `/${far[1]}`} ft.`]),
  ].join(' or ');
  return { way, means: `${way === '' ? '' : ' '}${means ?? said.means ?? 'Weapon'}`, places };
}

/** Formats dice as a damage phrase; null unless they are one kind of dice with an optional constant, or a number. */
function damageWords(dice: string, type: string): string | null {
  const found = /^\s*(\d{1,3})\s*d\s*(\d{1,3})(?:\s*([+-])\s*(\d{1,3}))?\s*$/i.exec(dice);
  const word = type === '' ? '' : `${type.toLowerCase()} `;
  if (found === null) {
    const flat = /^\s*(\d{1,3})\s*$/.exec(dice)?.[1];
    return flat === undefined ? null : `${flat} ${word}damage`;
  }
  const [, count, sides, sign, constant] = found;
  const bonus = constant === undefined ? 0 : Number(`${sign}${constant}`);
  return `${diceText(Number(count), Number(sides), bonus)} ${word}damage`;
}

/** The only damage type that the text names; an empty string when it names none or several. */
function typeIn(text: string): string {
  const named = DAMAGE_TYPES.filter((type) => new RegExp(`\\b${type}\\b`, 'i').test(text));
  return named.length === 1 ? (named[0] ?? '') : '';
}
