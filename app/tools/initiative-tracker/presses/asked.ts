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

/** What a fight needs of a record. */
export type Creature = {
  /** Public id of the record. */
  readonly id: string;
  readonly hp: MonsterRecord['hp'];
  readonly sheet: Sheet;
  readonly strikes: readonly Strike[];
  readonly sequences: readonly Sequence[];
  /** Its spellcasting entries. */
  readonly castings: readonly Casting[];
  /** Names of its lair actions on count 20. */
  readonly lair: readonly string[];
};

/** One submitted action: the form, the current fight, and the sources of random numbers and new ids. */
export type Asked = {
  readonly fight: Fight;
  /** The form's fields: as received on the server, or as on the page. */
  readonly form: FormData;
  readonly random: Random;
  readonly newId: () => string;
  /** The creature for a typed name or record id; null when unknown. */
  readonly creature: (name: string) => Creature | null;
  /** Names of records similar to a name without one, the most similar first; missing when not looked up. */
  readonly near?: (name: string) => readonly string[];
  /** The spell for a typed name or record id; missing when no spell is needed. */
  readonly spell?: (name: string) => SpellMove | null;
  /** The other fight that a form names; null when it does not exist or is not the user's. */
  readonly other?: Fight | null;
  /** The rarely needed actions, if loaded. */
  readonly late?: LatePresses | null;
  /** The events that the user may undo and redo next. */
  readonly undoable: string | null;
  readonly redoable: string | null;
  /** Why an earlier event cannot be undone by itself, as a sentence; null when it can. */
  readonly whyNotUndo?: (event: string) => string | null;
};

/** Actions that a device loads when the first of them is used. */
export type LatePresses = {
  readonly spellWish: (asked: Asked, intent: string) => Wished | { problem: string };
  readonly presses: Readonly<Record<string, (asked: Asked) => Pressed>>;
};

/** What an action wants to preview before it counts, and its other results. */
export type Wished = {
  readonly wish: { kind: 'blast'; of: BlastWish } | { kind: 'attack'; of: AttackWish };
  readonly spends: readonly Deed[];
  /** Notes for what the game master must do. */
  readonly notes: readonly string[];
  /** Deeds that come first: that a spell is cast. */
  readonly first?: readonly Deed[];
  /** Hit points that it restores, already rolled. */
  readonly heals?: readonly { readonly who: string; readonly amount: number }[];
  /** Deeds that depend on the outcome: concentration, drained hit points. */
  readonly after?: (plan: Plan) => readonly Deed[];
  /** Its other effects, each with its own button. */
  readonly others?: readonly { readonly name: string; readonly intent: string }[];
};

/** The result of an action: deeds for the log, or a sentence with the error. */
export type Pressed = Move;

/** Makes a result of deeds. */
export function deeds(...list: readonly Deed[]): Pressed {
  return list;
}

/** Makes a result with an error sentence for the user. */
export function problem(sentence: string): Pressed {
  return { problem: sentence };
}

/** A form field as one trimmed line, '' when missing. */
export function text({ form }: Pick<Asked, 'form'>, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.replace(/[\u0000-\u001f\u007f]+/g, ' ').trim() : '';
}

/** A form field cut to `most` characters, without splitting a surrogate pair. */
export function cutText(asked: Pick<Asked, 'form'>, name: string, most: number): string {
  return cut(text(asked, name), most);
}

/** A multi-line form field cut to `most` characters. */
export function linesOf({ form }: Pick<Asked, 'form'>, name: string, most: number): string {
  const value = form.get(name);
  if (typeof value !== 'string') return '';
  const plain = value.replace(/\r\n?/g, '\n').replace(/[\u0000-\u0008\u000b-\u001f\u007f]+/g, ' ');
  return cut(plain.trim(), most);
}

/** Text cut to `most` characters, without splitting a surrogate pair. */
export function cut(words: string, most: number): string {
  return words
    .slice(0, most)
    .replace(/[\ud800-\udbff]$/, '')
    .trim();
}

/** A form field as a whole number from `min` to `max`; null when it is not one. */
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

/** The field's value if it is one of the choices, else the first choice. */
export function oneOf<const T extends string>(
  asked: Asked,
  name: string,
  choices: readonly [T, ...T[]],
): T {
  const typed = text(asked, name);
  return choices.find((one) => one === typed) ?? choices[0];
}

/** The combatants that an action is about: the selected ones, else the open one. Removed ones are left out. */
export function targets(asked: Asked): Combatant[] {
  const ticked = asked.form.getAll('who').filter((one) => typeof one === 'string');
  const named = ticked.length > 0 ? ticked : [text(asked, 'chosen')];
  return [...new Set(named)].flatMap((id) => {
    const found = combatantOf(asked.fight, id);
    return found && found.place !== 'gone' ? [found] : [];
  });
}

/** The combatant in the field `one`. */
export function theOne(asked: Asked): Combatant | null {
  const found = combatantOf(asked.fight, text(asked, 'one'));
  return found && found.place !== 'gone' ? found : null;
}

/** The source in the field `by`, if it is a combatant; else null. */
export function maker(asked: Asked): string | null {
  return combatantOf(asked.fight, text(asked, 'by'))?.id ?? null;
}

/** The error for something that was already over when the form was submitted. */
export function gone(): Pressed {
  return problem('That is already over.');
}

/** Most deeds of one event. */
export const MOST_DEEDS = 20;

export const NOBODY = 'Select somebody first, or open a name.';

export const AMOUNT =
  'Type an amount: “12”, “2d6+3 slashing” or “10 fire and 5 cold”, or the name of a spell.';
