import { EDITIONS, type Edition } from './edition';

/** The sheet in one edition; 2014 is the address itself. */
export function sheetAddress(edition: Edition): string {
  return edition === '2014' ? '/cheat-sheet' : `/cheat-sheet?edition=${edition}`;
}

/** What a device keeps to have the whole sheet without a network; the page's script applies a search by itself. */
export const CHEAT_SHEET_OFFLINE: readonly string[] = EDITIONS.map(sheetAddress);
