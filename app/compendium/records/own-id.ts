/**
 * Separates the slug from the random part in the id of a user's own record. A source key never has two hyphens in a
 * row, so no public record can have such an id.
 */
const OWNED = '.own--';

/** The id of a user's own record: `goblin.own--k3f9…`; the random part makes it unique. */
export function ownId(slug: string, chance: string): string {
  return `${slug}${OWNED}${chance}`;
}

/** Returns whether an id has the form of an own record's; it does not say who owns it or whether it exists. */
export function isOwnId(id: string): boolean {
  return id.includes(OWNED);
}
