/** The kinds of things that can be added to others, as their parameter in the address is called. */
export const THING_KINDS = ['monster', 'spell', 'map', 'encounter'] as const;
export type ThingKind = (typeof THING_KINDS)[number];

/** A thing that can be added to others of the user's. */
export type ThingToAdd = { kind: ThingKind; id: string; name: string };

/** The most copies of a thing that are added at once. */
export const MOST_AT_ONCE = 20;

/** The thing that an address names, as `?monster=goblin`; null when it names none. */
export function thingIn(params: URLSearchParams): Omit<ThingToAdd, 'name'> | null {
  const kind = THING_KINDS.find((one) => params.has(one));
  return kind ? { kind, id: (params.get(kind) ?? '').slice(0, 160) } : null;
}

/** How many of a thing a form asks for: 1 where it says nothing sensible. */
export function countIn(text: string): number {
  const said = Math.trunc(Number(text));
  return said >= 1 ? Math.min(MOST_AT_ONCE, said) : 1;
}

/** What a form of the menu names: a kind of target, its id (empty for a new one), and what an undo needs besides. */
export function targetIn(text: string): { is: string; id: string; rest: readonly string[] } {
  const [is = '', id = '', ...rest] = text.split(':');
  return { is, id: id.slice(0, 80), rest };
}

/** What a thing can be added to: `to` names it in the form. */
export type AddTarget = { to: string; name: string; says: string };

/** Targets of one kind; with `fresh`, a new one can be made under a typed name. */
export type AddGroup = {
  title: string;
  targets: readonly AddTarget[];
  fresh?: { to: string; label: string; button: string; usual: string; longest: number };
};

/** What the menu of a thing offers. */
export type AddFacts = {
  thing: ThingToAdd;
  /** The page of the thing; null while its tool is closed to the user. */
  at: string | null;
  groups: readonly AddGroup[];
  /** Links that begin something with the thing. */
  ways: readonly { says: string; to: string }[];
  /** Whether the thing can be copied into a creature of the user's own. */
  copies: boolean;
  /** Whether nobody is signed in: then nothing can be added. */
  signedOut: boolean;
  /** Comes with the form: the same form sent twice adds nothing twice. */
  key: string;
};

/** The result of a form of the menu. */
export type AddAnswer =
  | { ok: true; said: string; to: string; name: string; undo: string | null }
  | { ok: false; problem: string; upgrade?: true };
