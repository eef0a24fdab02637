import { keepCopies } from '~/platform/own-copies/keep-copies';
import type { Edition } from '~/rules/edition';
import { idsNamed } from '../creatures/name-ids';
import type { Creature } from '../presses/asked';

type How = { edition: Edition; inLair: boolean };

function placeOf(id: string, { edition, inLair }: How): string {
  return `${edition}${inLair ? ' lair ' : ' '}${id}`;
}

/** Keeps what records gave to this person's fights, so that they join without a line too. */
export function keepCreatures(owner: string, kept: readonly [Creature, How][]): void {
  const copies = keepCopies(owner);
  for (const [creature, how] of kept) {
    const place = placeOf(creature.id, how);
    copies.keep('creature', { id: place, note: null, body: JSON.stringify(creature) });
  }
  copies.close();
}

/** What this device has kept of the records that these names mean; a name of which it has nothing is missing. */
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

/** As far as its outline goes: this release wrote it, or one that knew the same. */
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
