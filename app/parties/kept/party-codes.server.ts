import { sql } from 'drizzle-orm';
import type { Database } from '~/platform/database.server';
import { changes, prepared } from '~/platform/store/statements.server';
import type { PartyFailed } from '../party-trouble';
import { randomPartyCode } from './parties.server';
import { type Done, type PartyDesk, runs, whyNotRun } from './party-rights.server';
import { parties } from './tables';

/** The party that a code opens, and its name, which is all that a code reveals; null for an invalid code. */
export async function partyOfCode(
  db: Database,
  code: string,
): Promise<{ partyId: string; name: string } | null> {
  const query = sql`select id as partyId, name from ${parties} where code = ${code} and join_open = 1 and deleted_at is null`;
  return prepared(db, query).first<{ partyId: string; name: string }>();
}

/** Replaces the code of a party that the user runs; the old one never works again. Null for any other party. */
export async function renewPartyCode(
  { db, clock }: PartyDesk,
  userId: string,
  id: string,
): Promise<{ ok: true; code: string } | PartyFailed | null> {
  const code = randomPartyCode();
  const query = sql`update ${parties} set code = ${code}, seq = seq + 1, updated_at = max(updated_at, ${clock.now()})
    where id = ${id} and ${runs(sql`${id}`, userId)}`;
  return (await changes(db, query)) ? { ok: true, code } : whyNotRun(db, userId, id);
}

/** Opens or closes joining by code for a party that the user runs; null for any other. */
export async function setJoining(
  { db, clock }: PartyDesk,
  userId: string,
  id: string,
  open: boolean,
): Promise<Done> {
  const query = sql`update ${parties} set join_open = ${open ? 1 : 0}, seq = seq + 1, updated_at = max(updated_at, ${clock.now()})
    where id = ${id} and ${runs(sql`${id}`, userId)}`;
  return (await changes(db, query)) ? { ok: true } : whyNotRun(db, userId, id);
}
