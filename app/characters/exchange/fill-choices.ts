import type { Book } from '../book/book';
import type { Character } from '../record/character';
import type { Asked, Sheet } from '../sheet/sheet';
import type { FileFacts } from './file-facts';
import { castingAbility, settledLists, spellPicks } from './fill-spells';
import { picksFor } from './picks-of-file';
import type { Rules } from './rules';
import { type Wanted, wantedOf } from './wanted';

/** The maximum number of rounds; each round can open further choices: a subclass's feature, a feat's own choice. */
const MOST_ROUNDS = 24;

/**
 * Fills the open choices of a character from its file: skills that nothing else gives, names of options in the file,
 * increases that explain its scores. Choices without a match stay open.
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

/**
 * Picks for the open choices of this sheet, by place; nothing is used twice. Skills are filled after everything else
 * because options and feats give some; expertise is filled once the skills are known.
 */
function answers(before: Character, sheet: Sheet, facts: FileFacts, book: Book): Character {
  const open = sheet.asked.filter(
    ({ place, picked, count }) => picked.length < count && !place.startsWith('equipment:'),
  );
  for (const stage of STAGES) {
    const ofStage = open.filter(({ choice }) => stageOf(choice) === stage);
    const answered = answersTo(ofStage, before, { sheet, facts, book });
    if (answered !== before) return answered;
  }
  return withSkillsTwice(open, before, sheet, facts);
}

/**
 * If all skills of a file are explained and a skill choice is still open, it was spent on a skill that something else
 * also gives.
 */
function withSkillsTwice(
  open: readonly Asked[],
  before: Character,
  { asked }: Sheet,
  { skills }: FileFacts,
): Character {
  const chosen = new Set(asked.flatMap(({ picked }) => picked));
  const choices = { ...before.choices };
  let changed = false;
  for (const { place, choice, picked, count } of open) {
    if (choice.asks !== 'skill') continue;
    const from: readonly string[] = choice.from === 'any' ? [] : choice.from;
    const twice = from.filter((skill) => Object.hasOwn(skills, skill) && !chosen.has(skill));
    const picks = twice.slice(0, count - picked.length);
    for (const skill of picks) chosen.add(skill);
    if (picks.length > 0) choices[place] = [...picked, ...picks];
    changed ||= picks.length > 0;
  }
  return changed ? { ...before, choices } : before;
}

const STAGES = ['first', 'trained', 'expert'] as const;

function stageOf({ asks }: Asked['choice']): (typeof STAGES)[number] {
  if (asks === 'expertise') return 'expert';
  return /^(skill|skill-or-tool|tool|language)$/.test(asks) ? 'trained' : 'first';
}

function answersTo(
  open: readonly Asked[],
  before: Character,
  { sheet, facts, book }: { sheet: Sheet; facts: FileFacts; book: Book },
): Character {
  const wanted = withRareFirst(wantedOf(sheet, facts, book), open);
  let character = before;
  const used = new Set<string>();
  // The choice with the fewest possible answers is filled first, so that "any skill" takes the rest.
  for (const asked of open.toSorted((one, other) => freedom(one) - freedom(other))) {
    const count = asked.count - asked.picked.length;
    // Each round fills only one choice of spells; the next depends on what is left.
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

/** Sorts skills that few choices accept before those that many accept, so that none is left over. */
function withRareFirst(wanted: Wanted, open: readonly Asked[]): Wanted {
  const takers = (skill: string) =>
    open.filter(
      ({ choice }) =>
        (choice.asks === 'skill' || choice.asks === 'skill-or-tool') &&
        (choice.from === 'any' || (choice.from as readonly string[]).includes(skill)),
    ).length;
  const skills = [...wanted.skills].toSorted((one, other) => takers(one) - takers(other));
  return { ...wanted, skills: new Set(skills) };
}
