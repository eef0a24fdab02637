/** One result of the search over everything: where it leads, its name, and a few words about it. */
export type FoundThing = {
  to: string;
  name: string;
  says: string;
  /** More about it, for whoever looks before going there; absent where there is no more. */
  shows?: string;
};

/** Results of one kind; `all` leads to every result of the kind. */
export type FoundGroup = {
  title: string;
  things: readonly FoundThing[];
  all: { to: string; says: string } | null;
};

/** The group of the user's own things, which comes first. */
export const OWN_GROUP = 'Yours';

/** The group of tools, which a page with a menu of them has already. */
export const TOOL_GROUP = 'Tools';
