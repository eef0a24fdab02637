import type { MonsterRecord } from '~/compendium/records/monster-record';
import type { Deed } from '~/fights/log/deeds';
import type { Combatant, Fight } from '~/fights/log/state';
import type { Move } from '~/fights/moves/move';
import type { AttackWish, BlastWish, Plan } from '~/fights/moves/plan';
import { combatantOf } from '~/fights/people/people';
import type { Casting } from '~/fights/sheet/known-spells';
import type { Sheet } from '~/fights/sheet/sheet';
import type { SpellMove } from '~/fights/sheet/spell-move';
import type { Sequence, Strike } from '~/fights/sheet/strike';
import type { Random } from '~/rules/random';

/** What a record gives to a fight. */
export type Creature = {
  /** The public id of the record. */
  readonly id: string;
  readonly hp: MonsterRecord['hp'];
  readonly sheet: Sheet;
  readonly strikes: readonly Strike[];
  readonly sequences: readonly Sequence[];
  /** How it casts spells. */
  readonly castings: readonly Casting[];
  /** Names of what it can do in its lair on count 20. */
  readonly lair: readonly string[];
};

/** One press of a button: the form around it, the fight as it stands, and whence chance and new ids come. */
export type Asked = {
  readonly fight: Fight;
  /** The fields of the form: on the server as they were sent, on the device as they stand. */
  readonly form: FormData;
  readonly random: Random;
  readonly newId: () => string;
  /** The creature that a typed name or a record's id means; null for one that nobody knows. */
  readonly creature: (name: string) => Creature | null;
  /** Names of records that are like one that no record has, the likest first; missing where nobody looked. */
  readonly near?: (name: string) => readonly string[];
  /** The spell that a typed name or a record's id means; missing where no press asks for one. */
  readonly spell?: (name: string) => SpellMove | null;
  /** The other fight that a form names; null for one that is not there, or not this person's. */
  readonly other?: Fight | null;
  /** The presses that few need, where they are at hand. */
  readonly late?: LatePresses | null;
  /** What this person may take back and do again. */
  readonly undoable: string | null;
  readonly redoable: string | null;
};

/** Presses that a device fetches when the first of them is pressed. */
export type LatePresses = {
  readonly spellWish: (asked: Asked, intent: string) => Wished | { problem: string };
  readonly presses: Readonly<Record<string, (asked: Asked) => Pressed>>;
};

/** What a press wants to be shown before it counts, and what it comes to besides. */
export type Wished = {
  readonly wish: { kind: 'blast'; of: BlastWish } | { kind: 'attack'; of: AttackWish };
  readonly spends: readonly Deed[];
  /** What the table does itself: what no press decides. */
  readonly notes: readonly string[];
  /** Said before all else: that a spell is cast. */
  readonly first?: readonly Deed[];
  /** Hit points that it gives back, as they were rolled. */
  readonly heals?: readonly { readonly who: string; readonly amount: number }[];
  /** What follows from how it came out: concentration, hit points drained. */
  readonly after?: (plan: Plan) => readonly Deed[];
  /** Its other effects, each a press of its own. */
  readonly others?: readonly { readonly name: string; readonly intent: string }[];
};

/** What a press comes to: deeds for the log, or a sentence that says why not. */
export type Pressed = Move;

/** Deeds that follow from a press. */
export function deeds(...list: readonly Deed[]): Pressed {
  return list;
}

/** A sentence for who pressed. */
export function problem(sentence: string): Pressed {
  return { problem: sentence };
}

/** A field of the form as one line of trimmed text, '' when there is none. */
export function text({ form }: Pick<Asked, 'form'>, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.replace(/[\u0000-\u001f\u007f]+/g, ' ').trim() : '';
}

/** A field of the form cut to so many letters, none of them in two. */
export function cutText(asked: Pick<Asked, 'form'>, name: string, most: number): string {
  return cut(text(asked, name), most);
}

/** A field of the form with its lines, cut to so many letters. */
export function linesOf({ form }: Pick<Asked, 'form'>, name: string, most: number): string {
  const value = form.get(name);
  if (typeof value !== 'string') return '';
  const plain = value.replace(/\r\n?/g, '\n').replace(/[\u0000-\u0008\u000b-\u001f\u007f]+/g, ' ');
  return cut(plain.trim(), most);
}

/** Text cut to so many letters. */
export function cut(words: string, most: number): string {
  return words
    .slice(0, most)
    .replace(/[\ud800-\udbff]$/, '')
    .trim();
}

/** A field of the form as a whole number within limits; null when it is none. */
export function whole(
  asked: Pick<Asked, 'form'>,
  name: string,
  min: number,
  max: number,
): number | null {
  const typed = text(asked, name).replace('−', '-');
  if (!/^[+-]?\d{1,6}$/.test(typed)) return null;
  const number = Number(typed);
  return number >= min && number <= max ? number : null;
}

/** The field when it is one of these, else the first of them. */
export function oneOf<const T extends string>(
  asked: Asked,
  name: string,
  choices: readonly [T, ...T[]],
): T {
  const typed = text(asked, name);
  return choices.find((one) => one === typed) ?? choices[0];
}

/** Those whom a press is about: the ticked; where nobody is, whoever is looked at. Only who is in the fight. */
export function targets(asked: Asked): Combatant[] {
  const ticked = asked.form.getAll('who').filter((one) => typeof one === 'string');
  const named = ticked.length > 0 ? ticked : [text(asked, 'chosen')];
  return [...new Set(named)].flatMap((id) => {
    const found = combatantOf(asked.fight, id);
    return found && found.place !== 'gone' ? [found] : [];
  });
}

/** The one that a press is about, by the field `one`. */
export function theOne(asked: Asked): Combatant | null {
  const found = combatantOf(asked.fight, text(asked, 'one'));
  return found && found.place !== 'gone' ? found : null;
}

/** Who does it, when somebody in the fight is named: else nobody in particular. */
export function maker(asked: Asked): string | null {
  return combatantOf(asked.fight, text(asked, 'by'))?.id ?? null;
}

/** The sentence for what is over by the time of the press. */
export function gone(): Pressed {
  return problem('That is already over.');
}

/** An event takes so many deeds. */
export const MOST_DEEDS = 20;

export const NOBODY = 'Select somebody first, or open a name.';
