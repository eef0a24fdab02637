import { idInEdition } from './own-books';
import type { ShelfKind } from './shelf';

/** A record by its address and its name. */
export type NamedRecord = { id: string; name: string };

/** The name of a record in 2014's rules, and the one that the same record has in those of 2024. */
type Renamed = readonly [before: string, after: string];

/** What is the same creature or spell under another name; all others are known by having the same one. */
export const RENAMED: Readonly<Record<ShelfKind, readonly Renamed[]>> = {
  monster: [
    ['acolyte', 'priest-acolyte'],
    ['androsphinx', 'sphinx-of-valor'],
    ['azer', 'azer-sentinel'],
    ['bugbear', 'bugbear-warrior'],
    ['centaur', 'centaur-trooper'],
    ['cult-fanatic', 'cultist-fanatic'],
    ['flying-sword', 'animated-flying-sword'],
    ['giant-poisonous-snake', 'giant-venomous-snake'],
    ['giant-sea-horse', 'giant-seahorse'],
    ['gnoll', 'gnoll-warrior'],
    ['goblin', 'goblin-warrior'],
    ['gynosphinx', 'sphinx-of-lore'],
    ['half-red-dragon-veteran', 'half-dragon'],
    ['hobgoblin', 'hobgoblin-warrior'],
    ['kobold', 'kobold-warrior'],
    ['merfolk', 'merfolk-skirmisher'],
    ['minotaur', 'minotaur-of-baphomet'],
    ['poisonous-snake', 'venomous-snake'],
    ['quipper', 'piranha'],
    ['rug-of-smothering', 'animated-rug-of-smothering'],
    ['sahuagin', 'sahuagin-warrior'],
    ['sea-horse', 'seahorse'],
    ['shrieker', 'shrieker-fungus'],
    ['succubus-incubus', 'incubus'],
    ['succubus-incubus', 'succubus'],
    ['swarm-of-poisonous-snakes', 'swarm-of-venomous-snakes'],
    ['swarm-of-quippers', 'swarm-of-piranhas'],
    ['thug', 'tough'],
    ['tribal-warrior', 'warrior-infantry'],
    ['veteran', 'warrior-veteran'],
  ],
  spell: [
    ['branding-smite', 'shining-smite'],
    ['feeblemind', 'befuddlement'],
  ],
};

/** The ids that a record of our own books may have in the other edition; none for records of other books. */
export function idsInOther(kind: ShelfKind, id: string): string[] {
  const [slug = '', ...key] = id.split('.');
  const pairs = RENAMED[kind];
  if (key.length === 0) {
    const names = pairs.flatMap(([before, after]) => (before === slug ? [after] : []));
    return [slug, ...names].map((name) => idInEdition(name, '2024'));
  }
  if (id !== idInEdition(slug, '2024')) return [];
  return [slug, ...pairs.flatMap(([before, after]) => (after === slug ? [before] : []))];
}
