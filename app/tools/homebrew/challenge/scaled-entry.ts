import { numbersInWords } from '~/compendium/records/entry-numbers';
import type { Entry } from '~/compendium/records/entry-record';
import type { Dice } from '~/compendium/records/record-parts';
import type { Amount } from './scaled-damage';
import { amountOf, dcOf, type MovedDice, type Shift, scaledText, toHitOf } from './scaled-words';

/** How the structure of an entry changes: consistent with its text. */
type InEntry = Shift & { readonly diceOf: (dice: Dice) => Dice | null };

/** Scales the attacks, save DCs and damage of an entry, in its structure and text alike. */
export function scaledEntry<E extends Entry>(entry: E, shift: Shift): E {
  const moved: MovedDice = new Map();
  const text = scaledText(entry.text, shift, { moved, stay: stayingDice(entry) });
  const still = numbersInWords(text).dice;
  const diceOf = (dice: Dice) => {
    const became = moved.get(written(dice));
    return became === undefined || still.has(written(dice)) ? dice : became;
  };
  const effects = scaledValue(entry.effects, '', { ...shift, diceOf }) as E['effects'];
  return { ...entry, text, effects };
}

/** Dice that the structure uses for more than damage, such as healing, and which therefore stay. */
function stayingDice({ effects }: Entry): ReadonlySet<string> {
  const [hurting, others] = [new Set<string>(), new Set<string>()];
  const walk = (value: unknown, hurts: boolean): void => {
    if (typeof value !== 'object' || value === null) return;
    if ('count' in value && 'sides' in value) {
      (hurts ? hurting : others).add(`${value.count}d${value.sides}`);
    }
    const isRule = 'kind' in value && value.kind === 'rule';
    for (const [name, inner] of Object.entries(value)) {
      walk(inner, hurts || isRule || name === 'damage');
    }
  };
  walk(effects, false);
  return new Set([...others].filter((dice) => !hurting.has(dice)));
}

function written({ count, sides }: Dice): string {
  return `${count}d${sides}`;
}

/** Scales nested effects: each number by its field name, each damage part as a whole. */
function scaledValue(value: unknown, key: string, entry: InEntry): unknown {
  if (Array.isArray(value)) {
    if (key === 'damage') return value.map((part) => scaledPart(part, entry));
    return value.map((one) => scaledValue(one, key, entry));
  }
  if (typeof value === 'object' && value !== null) {
    if ('kind' in value && value.kind === 'rule') return scaledRule(value, entry);
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => {
        // "DC 5 + the damage taken" depends on the damage, not on the creature.
        const stays = name === 'dc' && 'dcPlus' in value;
        return [name, stays ? inner : scaledValue(inner, name, entry)];
      }),
    );
  }
  if (typeof value !== 'number') return value;
  if (key === 'dc') return dcOf(value, entry);
  return key === 'toHit' ? toHitOf(value, entry.attack) : value;
}

type Rule = { dcs?: number[]; bonuses?: number[]; dice?: Dice[] };

/** Scales the numbers of a rule that is stored as text. */
function scaledRule(value: object, entry: InEntry): object {
  const { dcs, bonuses, dice, ...rest }: Rule = value;
  const rolled = dice?.flatMap((one) => entry.diceOf(one) ?? []) ?? [];
  return {
    ...rest,
    ...(dcs && { dcs: dcs.map((dc) => dcOf(dc, entry)) }),
    ...(bonuses && { bonuses: bonuses.map((bonus) => toHitOf(bonus, entry.attack)) }),
    ...(rolled.length > 0 && { dice: rolled }),
  };
}

function scaledPart(part: object & Partial<Amount>, entry: InEntry): object {
  const { dice = null, bonus = 0, average = 0 } = part;
  return { ...part, ...amountOf({ dice, bonus, average }, entry) };
}
