import type { Statblock } from '~/compendium/statblock/statblock';

/** A statblock on its page, with the search that led to it. */
export type MonsterToolsProps = { id: string; block: Statblock; search: string };
