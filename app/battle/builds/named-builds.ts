import type { Build } from './build';
import { BARBARIAN } from './class-barbarian';
import { BARD } from './class-bard';
import { CLERIC } from './class-cleric';
import { DRUID } from './class-druid';
import { FIGHTER } from './class-fighter';
import { MONK } from './class-monk';
import { PALADIN } from './class-paladin';
import { RANGER } from './class-ranger';
import { ROGUE } from './class-rogue';
import { SORCERER } from './class-sorcerer';
import { WARLOCK } from './class-warlock';
import { WIZARD } from './class-wizard';

export const NAMED_BUILDS: readonly Build[] = [
  BARBARIAN,
  BARD,
  CLERIC,
  DRUID,
  FIGHTER,
  MONK,
  PALADIN,
  RANGER,
  ROGUE,
  SORCERER,
  WARLOCK,
  WIZARD,
];

/** The twelve builds as a list to choose from. */
export const BUILDS: readonly { id: string; className: string; name: string; line: string }[] =
  NAMED_BUILDS.map(({ id, className, name, line }) => ({ id, className, name, line }));
