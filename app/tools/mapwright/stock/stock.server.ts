import type { Candidate } from '~/encounters/fill/candidate';
import { poolFor } from '~/encounters/pool.server';
import type { Services } from '~/platform/services.server';
import { EDITIONS, type Edition } from '~/rules/edition';
import type { roomsToStock, StockWishes } from './stock-ask';
import { type Stocked, stockRooms } from './stock-rooms';

/** Stocks rooms with the monsters that the user may use; null when there are no monsters at all. */
export async function stockedFor(
  services: Pick<Services, 'db' | 'clock'>,
  wishes: StockWishes,
  asked: ReturnType<typeof roomsToStock>,
  ownerId: string | null,
): Promise<Stocked | null> {
  const pool = await poolOf(services, wishes.edition, ownerId);
  if (pool.length === 0) return null;
  const [chance = 0] = crypto.getRandomValues(new Uint32Array(1));
  return stockRooms({ ...wishes, ...asked, seed: chance.toString(36), pool });
}

/** The monsters of an edition; those of the other one where it has none. */
async function poolOf(
  services: Pick<Services, 'db' | 'clock'>,
  edition: Edition,
  ownerId: string | null,
): Promise<readonly Candidate[]> {
  const own = await poolFor(services, edition, ownerId);
  const [other] = EDITIONS.filter((one) => one !== edition);
  return own.length > 0 || other === undefined ? own : poolFor(services, other, ownerId);
}
