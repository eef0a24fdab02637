import type { AppLoadContext } from '@remix-run/cloudflare';
import type { Person } from '~/account/person/person';
import { toolFor } from '~/characters/kept/sheet-guard.server';
import { comingCharacters } from '~/fights/kept/bring-characters.server';
import type { Coming } from '~/fights/kept/coming.server';
import { type Sitter, sittersOf } from '~/parties/kept/seat-rows.server';

/**
 * The user's characters that may join fights: all if the lab is open to the user, else those that are members of a
 * party.
 */
export async function ownCharacters(context: AppLoadContext, person: Person): Promise<Sitter[]> {
  const [all, { toolOpen }] = await Promise.all([
    sittersOf(context.services.db, person.userId),
    toolFor(context, person),
  ]);
  return all.filter(({ sitsIn }) => toolOpen || sitsIn !== null);
}

/** These characters, ready to join a fight; null when one of them may not. */
export async function comingOwn(
  context: AppLoadContext,
  person: Person,
  ids: readonly string[],
): Promise<Coming[] | null> {
  if (ids.length === 0) return [];
  const own = await ownCharacters(context, person);
  if (ids.some((id) => own.every((one) => one.id !== id))) return null;
  return comingCharacters(context.services, person.userId, ids);
}
