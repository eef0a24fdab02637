import { keepCopies } from '~/platform/own-copies/keep-copies';
import type { Edition } from '~/rules/edition';
import { idsNamed } from '../creatures/name-ids';
import type { Creature } from '../presses/asked';

type How = { edition: Edition; inLair: boolean };

function placeOf(id: string, { edition, inLair }: How): string {
  return `${edition}${inLair ? ' lair ' : ' '}${id}`;
}

/** Stores creatures used in the user's fights on this device, so that they can be added offline. */
export function keepCreatures(owner: string, kept: readonly [Creature, How][]): void {
  const copies = keepCopies(owner);
  for (const [creature, how] of kept) {
    const place = placeOf(creature.id, how);
    copies.keep('creature', { id: place, note: null, body: JSON.stringify(creature) });
  }
  copies.close();
}

/** Finds stored creatures by name; unknown names are missing. */
export async function findCreatures(
  owner: string,
  names: readonly string[],
  how: How,
): Promise<Map<string, Creature>> {
  const copies = keepCopies(owner);
  const found = new Map<string, Creature>();
  for (const name of names) {
    for (const id of idsNamed(name, how.edition)) {
      const body = await copies.find('creature', placeOf(id, how));
      const creature = body === null ? null : creatureIn(body);
      if (creature === null) continue;
      found.set(name, creature);
      break;
    }
  }
  copies.close();
  return found;
}

/** Checks only the outline: written by this release or a compatible one. */
function creatureIn(body: string): Creature | null {
  try {
    const read = Object(JSON.parse(body));
    const isWhole = ['strikes', 'sequences', 'castings', 'lair'].every((key) =>
      Array.isArray(read[key]),
    );
    return isWhole && typeof read.id === 'string' && read.sheet ? (read as Creature) : null;
  } catch {
    return null;
  }
}
