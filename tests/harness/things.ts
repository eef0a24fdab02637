import type { Visitor } from './visitor';

/** A fight as its form starts it, one combatant per line. */
export type FightToBe = { name?: string; edition?: '2014' | '2024'; lines?: string };

/** A party as its form creates it. */
export type PartyToBe = {
  name?: string;
  members: readonly { name: string; level?: number; hp?: number; initiative?: number }[];
};

/** The things that a test can create for a user, each in the form that the product accepts. */
export type Things = {
  fight: FightToBe;
  party: PartyToBe;
  /** A character's file. */
  character: object;
  /** The recipe of a map: form fields in one text, such as `preset=bandit-cellars&seed=one`. */
  map: string;
};

/** How each kind is created: the address to post to, and the fields. */
const WAYS: {
  [Kind in keyof Things]: (
    thing: Things[Kind],
    id: string,
  ) => { to: string; fields: Record<string, string | readonly string[]> };
} = {
  fight: ({ name = 'The ford', edition = '2014', lines = '' }, id) => ({
    to: '/initiative-tracker/start',
    fields: { id: id.replaceAll('-', '').slice(0, 22), name, edition, hp: 'average', lines },
  }),
  party: ({ name = 'The Lanterns', members }) => ({
    to: '/adventuring',
    fields: {
      intent: 'create',
      name,
      character: members.map((member) => member.name),
      level: members.map(({ level = 3 }) => String(level)),
      hp: members.map(({ hp = 20 }) => String(hp)),
      initiative: members.map(({ initiative = 2 }) => String(initiative)),
    },
  }),
  character: (file, id) => ({
    to: '/lab/character/import',
    fields: { intent: 'keep', id, whole: JSON.stringify(file) },
  }),
  map: (recipe) => ({ to: '/mapwright/maps', fields: { intent: 'save-recipe', recipe } }),
};

/**
 * Creates a thing for a user by the product's own form; returns the address that it redirects to, which is the thing's
 * own.
 */
export async function keep<Kind extends keyof Things>(
  visitor: Visitor,
  kind: Kind,
  thing: Things[Kind],
): Promise<string> {
  const { to, fields } = WAYS[kind](thing, crypto.randomUUID());
  const body = new URLSearchParams(
    Object.entries(fields).flatMap(([name, value]) =>
      (typeof value === 'string' ? [value] : value).map((one) => [name, one]),
    ),
  );
  const answer = await visitor.ask(to, { method: 'POST', body: String(body) });
  if (answer.status !== 303) {
    throw new Error(`A ${kind} was not kept: ${answer.status} ${await answer.text()}`);
  }
  const { pathname, search } = new URL(answer.headers.get('Location') ?? '', visitor.origin);
  return pathname + search;
}
