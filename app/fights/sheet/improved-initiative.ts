import type { Edition } from '~/rules/edition';
import { asList, asNumber, asRecord, asText } from './foreign-values';
import { foreignSheet } from './improved-statblock';
import type { Sheet, Side } from './sheet';

/** A combatant of an imported encounter: a seed without an id. */
export type Joiner = {
  readonly sheet: Sheet;
  readonly side: Side;
  readonly alias: string | null;
  readonly hidden: boolean;
  readonly hitPoints?: number;
  readonly initiative?: number;
  readonly standing?: { readonly temporary: number };
  readonly note: string;
  /** It has only numbers and no actions; a record of the same name has more. */
  readonly bare?: true;
};

/** An imported encounter, with one sentence for each thing that could not be imported. */
export type ForeignEncounter = {
  readonly name: string;
  readonly joiners: readonly Joiner[];
  readonly problems: readonly string[];
};

export const FOREIGN_LIMITS = { bytes: 256 * 1024, combatants: 200, encounters: 200 } as const;

/**
 * Reads files of Improved Initiative: one encounter (its `Combatants` are combatants in a fight or bare
 * statblocks, as an array or its text), or an account export with its saved encounters. At most 256 kB and 200
 * combatants per encounter; unknown fields are ignored. Never throws; problems are returned as sentences.
 */
export function readImprovedInitiative(
  text: string,
  edition: Edition,
): { readonly encounters: readonly ForeignEncounter[] } | { readonly problem: string } {
  if (text.length > FOREIGN_LIMITS.bytes || sizeOf(text) > FOREIGN_LIMITS.bytes) {
    return { problem: 'This file is larger than 256 kB.' };
  }
  const file = asRecord(parsed(text));
  if (file === null) return { problem: 'This is not an Improved Initiative encounter.' };
  if ('Combatants' in file) return { encounters: [encounterOf(file, 'Encounter', edition)] };
  const saved = Object.entries(file)
    .filter(([key]) => /^(ImprovedInitiative\.)?SavedEncounters\./.test(key))
    .flatMap(([, value]) => {
      const one = asRecord(typeof value === 'string' ? parsed(value) : value);
      return one === null ? [] : [one];
    })
    .filter((one) => 'Combatants' in one);
  if (saved.length === 0) return { problem: 'There is no list of "Combatants" in this file.' };
  if (saved.length > FOREIGN_LIMITS.encounters) {
    return { problem: `This file has more than ${FOREIGN_LIMITS.encounters} encounters.` };
  }
  return {
    encounters: saved.map((one, at) => encounterOf(one, `Encounter ${at + 1}`, edition)),
  };
}

function encounterOf(
  file: Readonly<Record<string, unknown>>,
  unnamed: string,
  edition: Edition,
): ForeignEncounter {
  const name = asText(file.Name, 100) ?? unnamed;
  const given = typeof file.Combatants === 'string' ? parsed(file.Combatants) : file.Combatants;
  const list = asList(given);
  if (list === null) return { name, joiners: [], problems: ['"Combatants" is not a list.'] };
  const joiners: Joiner[] = [];
  const problems: string[] = leftOf(file, list);
  for (const [at, one] of list.entries()) {
    if (joiners.length >= FOREIGN_LIMITS.combatants) {
      problems.push(`Only the first ${FOREIGN_LIMITS.combatants} combatants are imported.`);
      break;
    }
    const read = joinersOf(one, edition);
    if (typeof read === 'string') {
      if (problems.length < 20) problems.push(`Combatant ${at + 1} ${read}`);
    } else joiners.push(...read.slice(0, FOREIGN_LIMITS.combatants - joiners.length));
  }
  return { name, joiners, problems };
}

/**
 * Reads one combatant of a fight, or a statblock with its count. Returns an error as the end of a sentence that
 * begins with "Combatant 3".
 */
function joinersOf(value: unknown, edition: Edition): readonly Joiner[] | string {
  const one = asRecord(value);
  if (one === null) return 'is not a combatant.';
  const block = asRecord(one.StatBlock) ?? one;
  const read = foreignSheet(block, edition);
  if ('problem' in read) return read.problem;
  const many = asNumber(one.Count ?? one.Quantity) ?? 1;
  const player = asText(block.Player, 20);
  const now = asNumber(one.CurrentHP);
  const count = asNumber(one.Initiative);
  const temporary = asNumber(one.TemporaryHP);
  const most = asNumber(one.MaxHP);
  const maximum = most !== null && most >= 1 && most <= 9999 ? most : read.sheet.maximum;
  const joiner: Joiner = {
    sheet: { ...read.sheet, maximum },
    side: player === null ? 'foes' : 'party',
    alias: asText(one.Alias, 100),
    hidden: one.Hidden === true,
    ...(now === null ? {} : { hitPoints: Math.min(Math.max(now, 0), maximum) }),
    // Improved Initiative stores 0 for initiative that was never rolled.
    ...(count === null || count === 0 || count < -30 || count > 99 ? {} : { initiative: count }),
    ...(temporary === null || temporary < 1
      ? {}
      : { standing: { temporary: Math.min(9999, temporary) } }),
    ...(read.bare ? { bare: true as const } : {}),
    note: [asText(one.CurrentNotes, 1500), tagsOf(one.Tags)].filter(Boolean).join('\n'),
  };
  return Array.from(
    { length: Math.min(Math.max(many, 1), FOREIGN_LIMITS.combatants) },
    () => joiner,
  );
}

/** Returns one sentence for each part of the fight that is not imported. */
function leftOf(file: Readonly<Record<string, unknown>>, list: readonly unknown[]): string[] {
  const round = asNumber(file.RoundCounter) ?? 0;
  const timed = list.some((one) =>
    (asList(asRecord(one)?.Tags) ?? []).some(
      (tag) => (asNumber(asRecord(tag)?.DurationRemaining) ?? 0) > 0,
    ),
  );
  const reactions = list.some(
    (one) =>
      asRecord(one)?.ReactionsSpent !== undefined &&
      (asNumber(asRecord(one)?.ReactionsSpent) ?? 0) > 0,
  );
  return [
    ...(round > 1 ? [`It was in round ${round} there: here it starts in round 1.`] : []),
    ...(timed ? ['Durations of conditions are not tracked here: see the notes.'] : []),
    ...(reactions ? ['Spent reactions are not imported.'] : []),
  ];
}

/** Joins the tags of a combatant to text for its note. */
function tagsOf(value: unknown): string {
  const texts = (asList(value) ?? []).slice(0, 20).flatMap((tag) => {
    const text = asText(asRecord(tag)?.Text ?? tag, 80);
    const rounds = asNumber(asRecord(tag)?.DurationRemaining) ?? 0;
    return text === null ? [] : [rounds > 0 ? `${text} (${rounds} rounds left)` : text];
  });
  return texts.join(', ');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function sizeOf(text: string): number {
  return new TextEncoder().encode(text).length;
}
