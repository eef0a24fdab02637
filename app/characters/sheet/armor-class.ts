import { ABILITY_NAMES } from '~/rules/ability';
import type { Facts } from './facts';
import type { Proficiencies } from './proficiencies';
import type { Hindrance, Sheet, Told } from './sheet';
import { told } from './told';
import type { Worn } from './worn';

type Part = Told['parts'][number];
type Way = { parts: Part[]; shield: boolean };

/**
 * Armor class: the best calculation for the worn armor or none, with shield, features and magic (SRD, "Armor Class").
 */
export function armorClassOf(facts: Facts, worn: Worn, { armor }: Proficiencies): Sheet['ac'] {
  const base = worn.armors.length > 0 ? armored(facts, worn) : unarmored(facts, worn);
  const always: Part[] = [];
  for (const { gift, had } of facts.given('armor-bonus'))
    if (gift.when === 'always' || worn.armors.length > 0)
      always.push({ label: had.name, plus: gift.plus });
  for (const carried of worn.others)
    if (carried.plus > 0) always.push({ label: nameOfCarried(carried), plus: carried.plus });
  // 2024: a shield gives AC only with training.
  const idle = facts.book.edition === '2024' && !armor.some(({ slug }) => slug === 'shield');
  const shield = (idle ? [] : worn.shields).map(
    ({ item, carried }): Part => ({
      label: carried.name || item.name,
      plus: item.base + carried.plus,
    }),
  );
  const best = base
    .map(({ parts, shield: allowed }) => [...parts, ...(allowed ? shield.slice(0, 1) : [])])
    .reduce((one, other) => (sum(other) > sum(one) ? other : one));
  const trained = armor.map(({ slug }) => slug);
  return {
    ...told('ac', [...best, ...always], facts.overrides),
    notes: notesOf(facts, worn, trained),
    hinders: hindrances(facts, worn, trained),
  };
}

function armored({ modifiers }: Facts, { armors }: Worn): Way[] {
  return armors.map(({ item, carried }) => {
    const dexterity =
      item.dexterity === 'none'
        ? 0
        : item.dexterity === 'two'
          ? Math.min(2, modifiers.dex)
          : modifiers.dex;
    const parts = [
      { label: carried.name || item.name, plus: item.base },
      { label: 'Magic', plus: carried.plus },
      { label: 'Dexterity', plus: dexterity },
    ];
    return { parts, shield: true };
  });
}

function unarmored(facts: Facts, { shields }: Worn): Way[] {
  const plain: Way = {
    parts: [
      { label: 'Unarmored', plus: 10 },
      { label: 'Dexterity', plus: facts.modifiers.dex },
    ],
    shield: true,
  };
  const others = facts
    .given('armor-class')
    .filter(({ gift }) => gift.shield || shields.length === 0)
    .map(({ gift, had }) => ({
      parts: [
        { label: had.name, plus: gift.base },
        ...gift.abilities.map((ability) => ({
          label: ABILITY_NAMES[ability],
          plus: facts.modifiers[ability],
        })),
      ],
      shield: gift.shield,
    }));
  return [plain, ...others];
}

function notesOf(facts: Facts, { armors, shields }: Worn, trained: readonly string[]): string[] {
  const notes: string[] = [];
  for (const { item } of [...armors, ...shields]) {
    if (item.loud) notes.push(`${item.name}: disadvantage on Dexterity (Stealth) checks.`);
    if (item.strength && facts.scores.str.value < item.strength && !facts.given('no-slowing')[0])
      notes.push(`${item.name}: below Strength ${item.strength}, your speed is 10 feet less.`);
    if (!trained.includes(item.category)) notes.push(untrained(facts, item));
  }
  return notes;
}

/**
 * The disadvantages of worn armor (SRD 5.1, "Armor"; SRD 5.2.1, "Armor Training"); in 2024, an untrained shield has
 * none.
 */
function hindrances(
  { book }: Facts,
  { armors, shields }: Worn,
  trained: readonly string[],
): Hindrance[] {
  return [...armors, ...shields].flatMap(({ item }): Hindrance[] => {
    const isIdle = book.edition === '2024' && item.category === 'shield';
    const isStrange = !trained.includes(item.category) && !isIdle;
    return [
      ...(item.loud ? [{ on: 'stealth', why: item.name } as const] : []),
      ...(isStrange ? [{ on: 'strength-dexterity', why: `untrained: ${item.name}` } as const] : []),
    ];
  });
}

/** The disadvantage of armor without training (SRD, "Armor"). */
function untrained({ book }: Facts, item: { name: string; category: string }): string {
  if (item.category === 'shield' && book.edition === '2024')
    return `${item.name}: you are not trained with shields; it adds nothing to your AC.`;
  return `${item.name}: you are not trained with it; disadvantage on everything that uses Strength or Dexterity, and no spells.`;
}

function nameOfCarried(carried: { name: string; item: string | null }): string {
  return carried.name || carried.item || 'Magic';
}

function sum(parts: readonly Part[]): number {
  return parts.reduce((total, { plus }) => total + plus, 0);
}
