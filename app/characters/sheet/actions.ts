import type { DamageType } from '~/rules/damage-types';
import type {
  ActionDice,
  ActionEffect,
  ActionKind,
  ActionRule,
  EffectRule,
} from '../book/action-rule';
import { atLevel } from '../book/amount';
import { spellDc } from './casting';
import type { Facts } from './facts';
import type { Attack, SheetAction, SheetCasting, Supply } from './sheet';
import type { Had } from './walk';
import { lostBy, type Worn } from './worn';

/** The parts of a sheet from which its actions are calculated. */
type Parts = {
  castings: readonly SheetCasting[];
  supplies: readonly Supply[];
  attacks: readonly Attack[];
  worn: Worn;
};

const NOTHING: ActionRule = {};

/**
 * What the features of a character let it do in a turn, with its numbers: those with a rule of the book, and all others
 * that name an action, with their text alone.
 */
export function actionsOf(facts: Facts, parts: Parts): readonly SheetAction[] {
  const rules = facts.book.actions ?? {};
  return facts.walk.had.flatMap((had) => {
    if (had.hidden) return [];
    const own = Object.hasOwn(rules, had.key) ? rules[had.key] : undefined;
    const all = own ?? (had.action === null ? [] : [NOTHING]);
    return all.map((rule, at) => actionOf(facts, parts, { had, rule, at }));
  });
}

type One = { had: Had; rule: ActionRule; at: number };

/** An effect of a rule at a level, without what worn equipment takes from it. */
function effectOf({ ends, loses, ...effect }: EffectRule, level: number, worn: Worn): ActionEffect {
  const end = typeof ends === 'string' ? ends : (atLevel(ends, level) ?? 'by-hand');
  if (loses === undefined || !lostBy(worn, loses.with)) return { ...effect, ends: end };
  const { key, name } = effect;
  return { key, name, ends: end, does: loses.does };
}

function actionOf(facts: Facts, parts: Parts, { had, rule, at }: One): SheetAction {
  const { name = had.name, strikes = 0, note = '', effect, forms } = rule;
  const ancestry = rule.ancestry ? ancestryOf(facts) : null;
  const save = rule.save && {
    ability: rule.save.byAncestry?.[ancestry?.slug ?? ''] ?? rule.save.ability,
    dc: dcOf(facts, parts, had, rule.save.dc),
    half: rule.save.half ?? false,
  };
  const rolls = (rule.rolls ?? []).flatMap((roll) =>
    rollOf(facts, parts, had, roll, ancestry === null ? [] : [ancestry.type]),
  );
  const form = forms ? atLevel(forms, had.amountLevel) : null;
  return {
    key: at === 0 ? had.place : `${had.place}+${at}`,
    name,
    kind: rule.kind ?? kindOf(had.action),
    from: had.from,
    words: had.words,
    note: [note, ancestry?.words ?? ''].filter((one) => one !== '').join('; '),
    rolls,
    save: save ?? null,
    strikes: typeof strikes === 'number' ? strikes : (atLevel(strikes, had.amountLevel) ?? 0),
    cost: costOf(had, rule),
    effect: effect === undefined ? null : effectOf(effect, had.amountLevel, parts.worn),
    ...(rule.familiar ? { familiar: true as const } : {}),
    ...(form ? { forms: form } : {}),
  };
}

function kindOf(action: Had['action']): ActionKind {
  return action === null || action === 'free' ? 'other' : action;
}

function costOf({ uses }: Had, { costs }: ActionRule): SheetAction['cost'] {
  if (costs === 'nothing') return null;
  if (costs === 'typed') return uses && { key: uses.key, uses: null };
  return costs ?? (uses && { key: uses.key, uses: 1 });
}

function dcOf(
  facts: Facts,
  { castings }: Parts,
  had: Had,
  by: NonNullable<ActionRule['save']>['dc'],
): number {
  if (by !== 'spell') return 8 + facts.proficiency.value + facts.modifiers[by];
  const casting = castings.find((one) => one.class === had.class) ?? castings[0];
  return casting?.dc.value ?? spellDc(facts, 'cha');
}

function rollOf(
  facts: Facts,
  { supplies }: Parts,
  had: Had,
  roll: ActionDice,
  ancestry: readonly DamageType[],
): SheetAction['rolls'] {
  const { does, times = 1, name = '', types = ancestry, least = 0, self = false } = roll;
  const plus = roll.plus === undefined ? 0 : facts.amount(roll.plus, had);
  const dice = diceOf(facts, supplies, had, roll.dice);
  if (roll.dice !== undefined && dice === null) return [];
  const count = dice === null ? '' : timesOf(dice, times);
  const sum =
    dice === null ? `${plus}` : `${count}${plus === 0 ? '' : plus > 0 ? `+${plus}` : plus}`;
  return [{ does, dice: sum, types, name, least, self }];
}

function diceOf(
  facts: Facts,
  supplies: readonly Supply[],
  had: Had,
  dice: ActionDice['dice'],
): string | null {
  switch (dice) {
    case undefined:
      return null;
    case 'scale':
      return had.scale;
    case 'supply':
      return supplies.find(({ key }) => key === had.uses?.key)?.die ?? null;
    case 'martial-arts': {
      const sides = facts
        .given('martial-arts')
        .map(({ gift, had: by }) => atLevel(gift.sides, by.amountLevel) ?? 0);
      return sides.length === 0 ? null : `d${Math.max(...sides)}`;
    }
    default:
      return atLevel(dice, had.amountLevel);
  }
}

/** "d8" twice is "2d8", "1d6" once stays. */
function timesOf(dice: string, times: number): string {
  const [, count = '', sides = ''] = /^(\d*)(d\d+)$/.exec(dice) ?? [];
  return sides === '' ? dice : `${Number(count || 1) * times}${sides}`;
}

type Ancestry = { slug: string; type: DamageType; words: string };

/** The picked ancestry of a dragonborn: its damage type, and its own words. */
function ancestryOf({ walk }: Facts): Ancestry | null {
  const picked = walk.had.find(({ place }) => place.includes('#ancestry>'));
  const gift = picked?.gifts.find((one) => one.gives === 'defence');
  const type = gift?.gives === 'defence' ? gift.to[0] : undefined;
  if (picked === undefined || type === undefined) return null;
  const area = /in a (.+?), /.exec(picked.words)?.[1] ?? '';
  return { slug: picked.key, type, words: area };
}
