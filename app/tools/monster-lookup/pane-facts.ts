import type { PackedStatblock } from '~/compendium/statblock/packed-statblock';

/** What the pane beside the list shows of a monster, on its way to the browser. */
export type PaneFacts = { packed: PackedStatblock; source: string; licence: string | null };
