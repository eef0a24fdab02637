import type { MadeCreature } from './made-up-creatures';
import { critter } from './made-up-files/critterdb';
import { api } from './made-up-files/dnd5eapi';
import { fantasy } from './made-up-files/fantasy-statblocks';
import { fightClub } from './made-up-files/fight-club';
import { etools, group } from './made-up-files/five-etools';
import { foundry } from './made-up-files/foundry';
import { improved } from './made-up-files/improved-initiative';
import { openOne, openTwo } from './made-up-files/open5e';
import { pasted } from './made-up-files/pasted';

/** The files of other programs for invented creatures, each in the program's documented format. */
export const MADE_FILES: Readonly<Record<string, (all: readonly MadeCreature[]) => string>> = {
  'Improved Initiative': (all) => JSON.stringify(all.map(improved)),
  '5etools': (all) => JSON.stringify({ monster: all.map(etools), legendaryGroup: all.map(group) }),
  CritterDB: (all) => JSON.stringify({ creatures: all.map(critter) }),
  'Fantasy Statblocks': (all) => all.map(fantasy).join('\n'),
  dnd5eapi: (all) => JSON.stringify(all.map(api)),
  'Open5e v1': (all) => JSON.stringify({ results: all.map(openOne) }),
  'Open5e v2': (all) => JSON.stringify({ results: all.map(openTwo) }),
  'Fight Club 5': (all) => `<compendium version="5">${all.map(fightClub).join('')}</compendium>`,
  'Foundry 3': (all) => JSON.stringify(all.map((one) => foundry(one, 3))),
  'Foundry 5': (all) => JSON.stringify(all.map((one) => foundry(one, 5))),
  'D&D Beyond’s text': (all) => all.map(pasted).join('\n\n'),
};
