import { createContext } from 'react';
import type { SpellMove } from '~/fights/sheet/spell-move';

/** What the spells of the seat do, by their slugs, as the page without scripts has them. */
export const SpellsHere = createContext<Readonly<Record<string, SpellMove>>>({});
export const SpellsHereProvider = SpellsHere.Provider;
