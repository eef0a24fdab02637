const MADE = 'made-';

/** The id of a deed that the making did: coins of starting equipment. It is no press of the table, where the last one is offered to be taken back. */
export function madeId(uuid: string): string {
  return MADE + uuid.replaceAll('-', '');
}

/** Whether the making did a deed, by its id. */
export function isMade(id: string): boolean {
  return id.startsWith(MADE);
}
