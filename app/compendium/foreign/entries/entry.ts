import type { Entry } from '~/compendium/records/entry-record';
import { liftedEntry } from '~/compendium/records/former/lift-monster';
import { wordedEntry } from '~/compendium/srd-5-1/monsters/worded-entry';
import { modernParts } from './modern-entry';
import type { Title } from './title';

/** Digits that make no number of a statblock; a reader of dice would begin anew at each. */
const ENDLESS = /\d{10,}/g;

/** An entry with all that its words, in the phrasing of either edition, tell a program. */
export function entryOf(title: Title, text: string, key: string): Entry {
  const plain = text.replaceAll('−', '-').replace(ENDLESS, '…');
  const modern = modernParts(plain);
  const worded = wordedEntry(title.name, plain);
  const parts = modern === null ? worded : { ...worded, ...modern, area: null };
  const lifted = liftedEntry(withinLimits({ ...parts, text }), key);
  const effects = modern === null ? lifted.effects : lifted.effects.map(modernKind);
  return { ...lifted, effects, only: title.only, recharge: title.recharge, uses: title.uses };
}

/** The statblocks of 2024 do not tell weapons from spells. */
function modernKind(effect: Entry['effects'][number]): Entry['effects'][number] {
  if (effect.kind !== 'attack') return effect;
  const { targets: _, ...attack } = effect;
  return { ...attack, attack: attack.attack.replace('-weapon', '') as typeof attack.attack };
}

/** Words may repeat themselves more often than a record has room for. */
function withinLimits<E extends ReturnType<typeof wordedEntry>>(entry: E): E {
  return {
    ...entry,
    attacks: entry.attacks.slice(0, 4),
    saves: entry.saves.slice(0, 8),
    damage: entry.damage.slice(0, 8),
    inflicts: entry.inflicts.slice(0, 8),
  };
}
