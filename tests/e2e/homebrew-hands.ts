import type { Page } from 'playwright/test';
import { homebrewHands } from '../harness/homebrew-pages';
import { madeUpMonster } from '../harness/made-up-monster';
import { visitorOf } from '../harness/person';
import { personOf } from './as-person';

/** Has creatures of these names kept for the person whose browser it is; their ids. */
export async function keptCreatures(page: Page, ...names: string[]): Promise<string[]> {
  const visitor = await visitorOf(personOf(page));
  const { kept } = homebrewHands(() => visitor);
  return kept(JSON.stringify(names.map((name) => madeUpMonster({ name }))), names.length);
}

/** Has a creature begun from one of the books, by its id there; the address of its editor. */
export async function begunFrom(page: Page, from: string): Promise<string> {
  const visitor = await visitorOf(personOf(page));
  const { presses } = homebrewHands(() => visitor);
  const answer = await presses('/homebrew/new', [
    ['way', 'copy'],
    ['from', from],
  ]);
  const { pathname } = new URL(answer.headers.get('Location') ?? '', visitor.origin);
  return pathname;
}

/** A statblock as people paste it. */
export function pastedOgre(name: string): string {
  return [
    name,
    'Large giant, chaotic evil',
    'Armor Class 11 (hide armor)',
    'Hit Points 59 (7d10 + 21)',
    'Speed 40 ft., swim 20 ft.',
    'STR DEX CON INT WIS CHA',
    '19 (+4) 8 (−1) 16 (+3) 5 (−3) 7 (−2) 7 (−2)',
    'Senses darkvision 60 ft., passive Perception 8',
    'Languages Common, Giant',
    'Challenge 2 (450 XP)',
    'Actions',
    'Club. Melee Weapon Attack: +6 to hit, reach 5 ft., one target. Hit: 13 (2d8 + 4) bludgeoning damage.',
  ].join('\n');
}
