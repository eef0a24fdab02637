import { idInEdition } from './own-books';
import type { ShelfKind } from './shelf';

/** A record's id and name. */
export type NamedRecord = { id: string; name: string };

/** The slug of a record in the 2014 rules, and in the 2024 rules. */
type Renamed = readonly [before: string, after: string];

/** Records with different names in the two editions; all others have the same name. */
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

/** The ids that a record of our own books may have in the other edition; none for other books. */
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
