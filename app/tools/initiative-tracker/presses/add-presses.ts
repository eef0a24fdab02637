import type { Seed } from '~/fights/log/deeds';
import { MOST_NOTES, papersOf } from '~/fights/log/notes';
import { addMany, asNewcomers } from '~/fights/moves/add-many';
import { isPossible } from '~/fights/moves/move';
import { bareSheet } from '~/fights/sheet/by-hand';
import { HIT_POINTS_BY, hitPointsBy } from '~/fights/sheet/hit-points';
import { type Quick, quickCombatants, readQuick } from '~/fights/sheet/quick';
import type { Sheet } from '~/fights/sheet/sheet';
import { SIDES, type Side } from '~/fights/sheet/sides';
import { codeOfLink, isRecordId } from '../creatures/name-ids';
import {
  type Asked,
  cut,
  cutText,
  deeds,
  linesOf,
  oneOf,
  type Pressed,
  problem,
  text,
  whole,
} from './asked';
import { type Unknown, unknownNote } from './unknown-names';

/** Most lines read from one form. */
export const MOST_LINES = 40;
const MOST_LETTERS = 8000;

/** The names in the lines of an "add" form, to fetch their records. */
export function namesIn(lines: string): string[] {
  return readLines(lines).flatMap((line) => {
    const quick = readQuick(line);
    return 'problem' in quick ? [] : [quick.name];
  });
}

/** The names in lines that contain nothing else: without a record they would be only a name. */
export function bareNamesIn(lines: string): string[] {
  return readLines(lines).flatMap((line) => {
    const quick = readQuick(line);
    return 'problem' in quick || !isBare(quick) ? [] : [quick.name];
  });
}

function isBare({ level, hitPoints }: Quick): boolean {
  return level === null && hitPoints === null;
}

function readLines(typed: string): string[] {
  return typed
    .split(/[\n;]/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

const NO_LINK =
  'This link leads to no creature here. It may no longer be shared, or you are not signed in.';

/** Adds all combatants in the lines: monsters from their records, others with the numbers given. */
export function add(asked: Asked): Pressed {
  const lines = readLines(linesOf(asked, 'lines', MOST_LETTERS));
  if (lines.length === 0) return problem('Type who joins: “4 goblins”, or “Mira hp 31 init +3”.');
  if (lines.length > MOST_LINES) return problem(`Add at most ${MOST_LINES} lines at once.`);
  const arrives = whole(asked, 'arrives', 1, 999);
  if (arrives === null && text(asked, 'arrives') !== '') {
    return problem('A round is a whole number from 1 to 999.');
  }
  const wanted: Seed[] = [];
  const unknown: Unknown[] = [];
  for (const line of lines) {
    const read = readQuick(line);
    if ('problem' in read) return problem(`“${line.slice(0, 60)}”: ${read.problem}`);
    if (codeOfLink(read.name) !== null && asked.creature(read.name) === null)
      return problem(NO_LINK);
    if (isRecordId(read.name) && asked.creature(read.name) === null) {
      return problem(`There is no monster “${cut(read.name, 60)}” here.`);
    }
    const joined = seedsOf(asked, read, arrives, wanted);
    if ('problem' in joined) return problem(`“${line.slice(0, 60)}”: ${joined.problem}`);
    wanted.push(...joined.seeds);
    const [one] = joined.seeds;
    if (one && isBare(read) && asked.creature(read.name) === null) {
      unknown.push({ name: cut(read.name, 60), line: cut(line, 60), side: one.side });
    }
  }
  const added = addMany(asked.fight, wanted, asked.fight.round > 0 ? asked.random : undefined);
  if (!isPossible(added)) return added;
  // Those of a saved encounter bring its notes and its treasure.
  const papers = papersOf(asked.fight, {
    notes: linesOf(asked, 'encounter-notes', MOST_NOTES),
    treasure: linesOf(asked, 'encounter-treasure', 2000),
  });
  return [...added, ...unknownNote(asked, unknown), ...papers];
}

type Joined = { seeds: Seed[] } | { problem: string };

function seedsOf(
  asked: Asked,
  quick: Quick,
  arrives: number | null,
  before: readonly Seed[],
): Joined {
  const { edition } = asked.fight.settings;
  const bare = isBare(quick);
  const creature = quick.level === null ? asked.creature(quick.name) : null;
  const typed = quickCombatants(quick, edition, asked.random);
  if ('problem' in typed) return typed;
  const chosen = SIDES.find((one) => one === text(asked, 'side'));
  const how = oneOf(asked, 'hp', HIT_POINTS_BY);
  const side: Side = chosen ?? (creature ? 'foes' : 'party');
  const typedSeeds = typed.sheets.map((sheet): Seed => {
    const own: Sheet = creature
      ? {
          ...creature.sheet,
          ...(bare
            ? { maximum: hitPointsBy(creature, how, asked.random) }
            : { maximum: sheet.maximum }),
          ...(quick.ac === null ? {} : { ac: quick.ac }),
          ...(quick.initiativeBonus === null ? {} : bonusOf(quick.initiativeBonus)),
        }
      : { ...sheet, deathSaves: side === 'party' };
    return {
      id: asked.newId(),
      kind: 'creature',
      sheet: own,
      side,
      alias: null,
      hidden: quick.hidden || text(asked, 'hidden') !== '',
      revealOnTurn: text(asked, 'reveal-on-turn') !== '',
      arrives,
      losesTies: false,
      note: '',
      ...(typed.initiative === null ? {} : { initiative: typed.initiative }),
    };
  });
  const seeds = asNewcomers(asked.fight, typedSeeds, before);
  const lair = text(asked, 'lair') !== '' && creature !== null && creature.lair.length > 0;
  if (!lair) return { seeds };
  // The row's name would reveal the creature.
  const hidden = seeds.every((seed) => seed.hidden);
  const [{ alias = null } = {}] = seeds;
  const row = lairRow(asked, creature.sheet.name, creature.lair);
  return {
    seeds: [...seeds, { ...row, hidden, alias: alias && cut(`Lair of ${alias}`, 100) }],
  };
}

/** A custom bonus with the matching score. */
function bonusOf(initiativeBonus: number) {
  return { initiativeBonus, initiativeScore: 10 + initiativeBonus };
}

/** Lair actions have count 20 and lose ties (SRD 5.1, "Lair Actions"). */
function lairRow(asked: Asked, name: string, actions: readonly string[]): Seed {
  return eventSeed(asked, cut(`Lair of ${name}`, 100), actions.join(', '), 20);
}

function eventSeed(asked: Asked, name: string, words: string, count: number): Seed {
  return {
    id: asked.newId(),
    kind: 'event',
    sheet: bareSheet(asked.fight.settings.edition, { name }),
    side: 'others',
    alias: null,
    hidden: false,
    revealOnTurn: false,
    arrives: null,
    initiative: count,
    losesTies: true,
    note: cut(words, 2000),
  };
}

/** Adds an event row: a lair action, a trap, a timer. */
export function addEvent(asked: Asked): Pressed {
  const name = cutText(asked, 'event', 100);
  if (name === '') return problem('Type what happens: “Lair action”.');
  const count = whole(asked, 'count', -30, 99);
  if (count === null) return problem('Initiative is a whole number from −30 to 99.');
  return deeds({ do: 'add', seeds: [eventSeed(asked, name, text(asked, 'words'), count)] });
}
