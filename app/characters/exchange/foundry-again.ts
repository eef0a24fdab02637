import type { Edition } from '~/rules/edition';
import type { Carried, Character } from '../record/character';
import { compose, playOf } from './compose';
import { composeItems } from './compose-items';
import { type ExchangeReport, reportPen } from './exchange-report';
import type { FileFacts, FileItem } from './file-facts';
import { flaggedCharacter } from './foundry-flag';
import { foundryFacts } from './foundry-in';
import { foundryCharacter } from './foundry-out';
import type { Rules, RulesOf } from './rules';

type Read = { readonly character: Character; readonly report: ExchangeReport };

/**
 * Reads a Foundry actor. An actor exported by us has our record in its flags: if the record still matches the actor, it
 * is used whole; fields changed in Foundry are taken from the actor, and a character that was built further there is
 * read anew.
 */
export function readFoundry(actor: unknown, edition: Edition | null, rulesOf: RulesOf): Read {
  const facts = foundryFacts(actor, edition);
  const flagged = flaggedCharacter(actor);
  const rules = rulesOf(facts.edition);
  if (flagged === null || flagged.edition !== facts.edition) return compose(facts, rules);
  const sheet = rules.sheetOf(flagged);
  const then = foundryFacts(
    foundryCharacter({ character: flagged, sheet, book: rules.book }),
    edition,
  );
  const changed = (Object.keys(facts) as (keyof FileFacts)[]).filter(
    (key) => key !== 'left' && !isSame(facts[key], then[key]),
  );
  const items = itemsOf(flagged, then, facts, rules);
  if (changed.some((key) => BUILT.has(key))) {
    const { character, report } = compose(facts, rules);
    return { character: withOurs(character, flagged, items, rules), report };
  }
  const pen = reportPen();
  pen.kept('Our own record of the character, stored in the file.');
  for (const key of changed) pen.changed(`${WORDS[key] ?? key}: as in Foundry now.`);
  for (const sentence of facts.left) pen.dropped(sentence);
  const play = playOf(flagged, sheet, facts, rules);
  const live = PLAY.filter(([key]) => changed.includes(key)).map(([, field]) => field);
  const words = TEXTS.filter((key) => changed.includes(key));
  const isTold = words.length > 0 || changed.includes('looks');
  const texts = isTold ? compose(facts, rules).character : flagged;
  return {
    character: {
      ...flagged,
      ...Object.fromEntries(words.map((key) => [key, texts[key]])),
      looks: changed.includes('looks')
        ? { ...texts.looks, size: flagged.looks.size }
        : flagged.looks,
      items: changed.includes('items') ? items : flagged.items,
      play: { ...flagged.play, ...Object.fromEntries(live.map((field) => [field, play[field]])) },
    },
    report: pen.report(),
  };
}

const TEXTS = ['name', 'alignment', 'xp', 'personality', 'backstory', 'notes'] as const;

/** The fields of play that each fact of a file affects. */
const PLAY: readonly (readonly [keyof FileFacts, keyof Character['play']])[] = [
  ['hitPointsNow', 'hitPoints'],
  ['temporary', 'temporary'],
  ['hitDiceSpent', 'hitDiceSpent'],
  ['death', 'deathSuccesses'],
  ['death', 'deathFailures'],
  ['slots', 'slotsSpent'],
  ['pact', 'pactSpent'],
  ['used', 'spent'],
  ['conditions', 'conditions'],
  ['exhaustion', 'exhaustion'],
  ['inspiration', 'inspiration'],
  ['coins', 'coins'],
];

const WORDS: Readonly<Partial<Record<keyof FileFacts, string>>> = {
  name: 'Name',
  alignment: 'Alignment',
  xp: 'Experience',
  looks: 'Looks',
  personality: 'Personality',
  backstory: 'Backstory',
  notes: 'Notes',
  items: 'Items',
  hitPointsNow: 'Hit points',
  temporary: 'Temporary hit points',
  coins: 'Coins',
  hitDiceSpent: 'Hit dice',
  death: 'Death saves',
  slots: 'Spell slots',
  pact: 'Pact slots',
  used: 'Uses',
  conditions: 'Conditions',
  exhaustion: 'Exhaustion',
  inspiration: 'Inspiration',
};

/** Facts that a character is built from: if one has changed, the choices of our record no longer hold. */
const BUILT: ReadonlySet<keyof FileFacts> = new Set([
  ...(['edition', 'races', 'classes', 'background', 'base', 'scores', 'skills', 'saves'] as const),
  ...(['languages', 'tools', 'expertTools', 'names', 'feats', 'others', 'spells'] as const),
  ...(['hitPoints', 'armorClass', 'size'] as const),
]);

/** Compares without the order of lists, which Foundry may change. */
function isSame(one: unknown, other: unknown): boolean {
  return ordered(one) === ordered(other);
}

function ordered(value: unknown): string {
  if (!Array.isArray(value)) return JSON.stringify(value) ?? '';
  return value
    .map((entry) => JSON.stringify(entry) ?? '')
    .toSorted()
    .join('\n');
}

/** The current items of the file; each one known to our record keeps its notes and state. */
function itemsOf(
  flagged: Character,
  then: FileFacts,
  now: FileFacts,
  { book }: Rules,
): Character['items'] {
  const known = then.items.map((item, at) => ({ item, carried: flagged.items[at] }));
  const used = new Set<Carried>();
  const ours = (fits: (item: FileItem) => boolean) => {
    const found = known.find(
      ({ item, carried }) => carried !== undefined && !used.has(carried) && fits(item),
    )?.carried;
    if (found) used.add(found);
    return found;
  };
  const same = now.items.map((item) => ours((one) => isSame(one, item)));
  const taken = new Set(flagged.items.map(({ id }) => id));
  return composeItems(now.items, book, reportPen()).map((made, at) => {
    const { name } = now.items[at] ?? { name: '' };
    const found = same[at] ?? ours((one) => one.name === name);
    if (!found) return { ...made, id: freshId(taken) };
    const { count, equipped, attuned, plus } = made;
    return { ...found, count, equipped, attuned, plus };
  });
}

/** Returns the first unused id for a new item, and marks it as used. */
function freshId(taken: Set<string>): string {
  let number = 1;
  while (taken.has(`new-${number}`)) number += 1;
  taken.add(`new-${number}`);
  return `new-${number}`;
}

/** A character that was built further in Foundry, with the fields that Foundry does not have taken from our record. */
function withOurs(
  read: Character,
  flagged: Character,
  items: Character['items'],
  { sheetOf }: Rules,
): Character {
  const { player, counters, choices, looks, play } = flagged;
  const said = sheetOf(read).asked.flatMap(({ place, choice, picked }) => {
    const ours = choices[place];
    return choice.asks === 'words' && picked.length === 0 && ours ? [[place, ours] as const] : [];
  });
  const { concentration } = play;
  return {
    ...read,
    player,
    counters,
    items,
    choices: { ...read.choices, ...Object.fromEntries(said) },
    looks: { ...read.looks, size: read.looks.size ?? looks.size },
    play: { ...read.play, concentration, counters: play.counters },
  };
}
