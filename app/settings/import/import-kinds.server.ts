import { bringFight, bringParty, MEMBER_TABLES } from './bring-live.server';
import {
  bringBattle,
  bringCharacter,
  bringEncounter,
  bringMap,
  bringMonster,
} from './bring-shelves.server';
import { bringBook, bringDice, bringList, bringNote, bringPicture } from './bring-small.server';
import type { ImportKind } from './import-kind';
import { newFightIdOf, newIdOf } from './new-ids';

/** Everything that an account's file brings, in the order in which things refer to earlier ones. */
export const IMPORT_KINDS: Readonly<Record<string, ImportKind>> = {
  picture: {
    tool: null,
    says: ['picture', 'pictures'],
    table: 'uploads',
    weight: 6,
    idOf: newIdOf,
    bring: bringPicture,
  },
  monster: {
    tool: 'homebrew-monsters',
    says: ['monster', 'monsters'],
    table: 'homebrew_creatures',
    weight: 4,
    idOf: newIdOf,
    bring: bringMonster,
  },
  character: {
    tool: 'character-creator',
    says: ['character', 'characters'],
    table: 'characters',
    weight: 3,
    idOf: newIdOf,
    bring: bringCharacter,
  },
  party: {
    tool: 'adventuring',
    says: ['party', 'parties'],
    table: 'parties',
    beside: MEMBER_TABLES,
    weight: 20,
    idOf: newIdOf,
    bring: bringParty,
  },
  map: {
    tool: 'mapwright',
    says: ['map', 'maps'],
    table: 'maps',
    weight: 4,
    idOf: newIdOf,
    bring: bringMap,
  },
  encounter: {
    tool: 'encounter-builder',
    says: ['encounter', 'encounters'],
    table: 'encounters',
    weight: 3,
    idOf: newIdOf,
    bring: bringEncounter,
  },
  simulation: {
    tool: 'battle-simulator',
    says: ['simulation', 'simulations'],
    table: 'battles',
    weight: 3,
    idOf: newIdOf,
    bring: bringBattle,
  },
  list: {
    tool: 'monster-lookup',
    says: ['monster list', 'monster lists'],
    table: 'monster_lists',
    weight: 3,
    idOf: newIdOf,
    bring: bringList,
  },
  note: {
    tool: 'monster-lookup',
    says: ['note on a monster', 'notes on monsters'],
    table: 'monster_notes',
    weight: 3,
    idOf: null,
    bring: bringNote,
  },
  spellbook: {
    tool: 'spell-lookup',
    says: ['spellbook', 'spellbooks'],
    table: 'spellbooks',
    weight: 3,
    idOf: newIdOf,
    bring: bringBook,
  },
  dice: {
    tool: 'dice-roller',
    says: ['dice macro or table', 'dice macros and tables'],
    table: 'dice_kept',
    weight: 3,
    idOf: newIdOf,
    bring: bringDice,
  },
  fight: {
    tool: 'initiative-tracker',
    says: ['fight', 'fights'],
    table: 'fights',
    weight: 60,
    idOf: newFightIdOf,
    bring: bringFight,
  },
};
