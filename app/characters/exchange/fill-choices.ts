import type { Book } from '../book/book';
import type { Character } from '../record/character';
import type { Asked, Sheet } from '../sheet/sheet';
import type { FileFacts } from './file-facts';
import { castingAbility, settledLists, spellPicks } from './fill-spells';
import { picksFor } from './picks-of-file';
import type { Rules } from './rules';
import { wantedOf } from './wanted';

/** Each round answers what the answers before have brought up: a subclass's feature, a feat's own choice. */
const MOST_ROUNDS = 16;

/**
 * Answers what a character's book asks with what its file says: skills that it has and nothing else gives, names of options that stand
 * in it, increases that explain its scores. What no answer is found for stays open.
 */
export function fillChoices(character: Character, facts: FileFacts, rules: Rules): Character {
  let filled = character;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const sheet = rules.sheetOf(filled);
    const answered = answers(filled, sheet, facts, rules.book);
    if (answered === filled) break;
    filled = answered;
  }
  const filling = { ...rules, character: filled, facts, sheet: rules.sheetOf(filled) };
  return { ...filled, spells: settledLists(filling) };
}

/** Picks for all that is open on this sheet, by place; nothing is used twice. */
function answers(before: Character, sheet: Sheet, facts: FileFacts, book: Book): Character {
  const wanted = wantedOf(sheet, facts, book);
  let character = before;
  const used = new Set<string>();
  // What has the fewest possible answers goes first, so that "any skill" takes what is left.
  const open = sheet.asked
    .filter(({ place, picked, count }) => picked.length < count && !place.startsWith('equipment:'))
    .toSorted((one, other) => freedom(one) - freedom(other));
  for (const asked of open) {
    const count = asked.count - asked.picked.length;
    // A round answers one choice of spells: the next goes by what that one has left.
    if (asked.choice.asks === 'spell' && used.has('spell')) continue;
    let { picks, spells } =
      asked.choice.asks === 'spell'
        ? spellPicks(asked, count, { book, character, facts, sheet })
        : { picks: picksFor(asked, count, wanted, facts, book), spells: character.spells };
    if (picks.length === 0) picks = castingAbility(asked, sheet, facts);
    if (picks.length === 0) continue;
    used.add(asked.choice.asks);
    const choices = { ...character.choices, [asked.place]: [...asked.picked, ...picks] };
    character = { ...character, choices, spells };
  }
  return character;
}

function freedom({ choice }: Asked): number {
  if (choice.asks === 'improvement') return 1000;
  if ('from' in choice && Array.isArray(choice.from)) return choice.from.length;
  return 100;
}
