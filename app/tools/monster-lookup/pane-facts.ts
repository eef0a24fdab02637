import type { PackedStatblock } from '~/compendium/statblock/packed-statblock';
import type { Credit } from './record-credit';

/** What the pane beside the list shows of a monster, on its way to the browser. */
export type PaneFacts = { packed: PackedStatblock } & Credit;
