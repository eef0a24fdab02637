const MADE = 'made-';

/**
 * The id of a deed from the creation page, such as coins of starting equipment. Such deeds are not offered for undo in
 * play.
 */
export function madeId(uuid: string): string {
  return MADE + uuid.replaceAll('-', '');
}

/** Returns whether a deed came from the creation page, by its id. */
export function isMade(id: string): boolean {
  return id.startsWith(MADE);
}
