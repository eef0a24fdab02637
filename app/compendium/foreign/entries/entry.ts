import type { Entry } from '~/compendium/records/entry-record';
import { liftedEntry } from '~/compendium/records/former/lift-monster';
import { wordedEntry } from '~/compendium/srd-5-1/monsters/worded-entry';
import { modernParts } from './modern-entry';
import { withoutPartOfDamage } from './part-of-damage';
import { sumsApart } from './sums-apart';
import { looksLikeAttack, tidyAttack } from './tidy-attack';
import { tidyWords } from './tidy-words';
import type { Title } from './title';

/** Numbers too long to be part of a statblock; they would make the dice expressions backtrack at every digit. */
const ENDLESS = /\d{10,}/g;

/** Text that follows the 2024 phrasing, in any spelling. */
const MODERN = /attack roll|saving throw ?: ?DC/i;

/** Parses an entry in the phrasing of either edition into a structured entry; its text stays unchanged. */
export function entryOf(title: Title, text: string, key: string): Entry {
  const plain = sumsApart(text.replaceAll('−', '-').replace(ENDLESS, '…'));
  const modern =
    modernParts(plain) ?? (MODERN.test(plain) ? modernParts(tidyWords(plain, true)) : null);
  const worded = modern === null ? classicEntry(title.name, plain) : wordedEntry(title.name, plain);
  const parts = modern === null ? worded : { ...worded, ...modern, area: null };
  const lifted = liftedEntry(withinLimits({ ...parts, text }), key);
  const understood = withoutPartOfDamage(plain, lifted.effects);
  const effects = modern === null ? understood : understood.map(modernKind);
  return { ...lifted, effects, only: title.only, recharge: title.recharge, uses: title.uses };
}

/** Parses an entry in the 2014 phrasing; if that finds no attack, tries again with spelling mistakes corrected. */
function classicEntry(name: string, plain: string): ReturnType<typeof wordedEntry> {
  const tidy = tidyWords(plain, false);
  const worded = wordedEntry(name, tidy);
  if (worded.attacks.length > 0 || !looksLikeAttack(tidy)) return worded;
  const attack = tidyAttack(tidy);
  if (attack === null) return worded;
  const read = wordedEntry(name, attack.words);
  return {
    ...read,
    attacks: read.attacks.map((one) => ({ ...one, toHit: one.toHit * attack.sign })),
  };
}

/** 2024 statblocks do not distinguish weapon attacks from spell attacks. */
function modernKind(effect: Entry['effects'][number]): Entry['effects'][number] {
  if (effect.kind !== 'attack') return effect;
  const { targets: _, ...attack } = effect;
  return { ...attack, attack: attack.attack.replace('-weapon', '') as typeof attack.attack };
}

/** Truncates the parsed lists to the maximum lengths that a record allows. */
function withinLimits<E extends ReturnType<typeof wordedEntry>>(entry: E): E {
  return {
    ...entry,
    attacks: entry.attacks.slice(0, 4),
    saves: entry.saves.slice(0, 8),
    damage: entry.damage.slice(0, 8),
    inflicts: entry.inflicts.slice(0, 8),
  };
}
