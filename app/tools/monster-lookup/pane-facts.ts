import type { PackedStatblock } from '~/compendium/statblock/packed-statblock';
import type { Credit } from './record-credit';

/** The data for the pane beside the list. */
export type PaneFacts = { packed: PackedStatblock } & Credit;
