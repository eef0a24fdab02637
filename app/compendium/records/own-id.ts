/**
 * What stands between the slug and the part of chance in the address of a record that a person owns. No source has two signs
 * beside each other in its key, so that no public record is ever addressed like that.
 */
const OWNED = '.own--';

/** The address of a person's own record: `goblin.own--k3f9…`; the part of chance makes it the only one of its kind. */
export function ownId(slug: string, chance: string): string {
  return `${slug}${OWNED}${chance}`;
}

/** Whether an id is one of records that people own; it does not say whose, nor that there is one. */
export function isOwnId(id: string): boolean {
  return id.includes(OWNED);
}
