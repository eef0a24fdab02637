import type { Page } from 'playwright/test';
import { madeUpMonster } from '../harness/made-up-monster';
import { sendForm } from './kept';

/** Saves creatures with these names for the user of the page's browser. */
export async function keptCreatures(page: Page, ...names: string[]): Promise<void> {
  const text = JSON.stringify(names.map((name) => madeUpMonster({ name })));
  const dryRun = await sendForm(page, '/homebrew/import', [['text', text]]);
  await sendForm(page, dryRun, [
    ['intent', 'take'],
    ...names.map((_, at) => ['take', String(at)] as const),
  ]);
}

/** Creates a creature as a copy of the book's creature with this id; returns the path of its editor. */
export async function begunFrom(page: Page, from: string): Promise<string> {
  const to = await sendForm(page, '/homebrew/new', [
    ['way', 'copy'],
    ['from', from],
  ]);
  return to.replace(/\?.*/, '');
}

/** A statblock as plain text, as users paste it. */
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
