import { redirect } from '@remix-run/cloudflare';
import type { Services } from '~/platform/services.server';
import { drawSeed, hashOfSeed } from '../fair/page-seed';
import { type HeldSeed, holdSeed, openSeed } from '../fair/seed-ticket.server';
import { rollerPaths } from '../roller-paths';
import { readRoll } from './asked-roll';
import { pressKey, rolledKey } from './press-key';
import { type RollOutcome, rollAsked } from './roll-outcome';
import { type RollProblem, rollQuery, type TypedRoll, typedRoll } from './typed-roll';

/** The content of the page: the typed values, the result or error, and the hash for the next roll. */
export type ShownRoll = {
  typed: TypedRoll;
  problem: RollProblem | null;
  outcome: RollOutcome | null;
  /** Where the seed comes from: a link, or just drawn by the server. */
  from: 'link' | 'drawn' | null;
  seedHash: string | null;
  /** The hash shown before the roll, for comparison; null if there was none. */
  told: string | null;
  expired: boolean;
  next: HeldSeed;
};

const NO_HASH = /[^0-9a-f]/g;

/** Handles a URL of the page: applies a key of the pad, opens the encrypted seed, or rolls. Writes nothing. */
export async function shownRoll(
  request: Request,
  { sealer, clock }: Pick<Services, 'sealer' | 'clock'>,
): Promise<ShownRoll> {
  const params = new URL(request.url).searchParams;
  const next = await holdSeed(sealer, clock.now());
  const key = params.get('press');
  const die = key === null ? null : rolledKey(key);
  const typed = typedRoll(params);
  const asked = die === null ? typed : { ...typed, e: die };
  const nothing = {
    problem: null,
    outcome: null,
    from: null,
    seedHash: null,
    told: null,
    expired: false,
  };
  if (key !== null && die === null)
    return { ...nothing, typed: { ...asked, seed: '', e: pressKey(asked.e, key) }, next };
  if ((params.get('e') === null && die === null) || (asked.e === '' && asked.seed === ''))
    return { ...nothing, typed: asked, next };
  const reading = readRoll(asked);
  if (!reading.ok) return { ...nothing, typed: asked, problem: reading, next };
  const ticket = params.get('ticket') ?? '';
  if (asked.seed === '' && ticket !== '') {
    const seed = await openSeed(sealer, ticket, clock.now());
    if (seed === null) return { ...nothing, typed: asked, expired: true, next };
    // The URL then shows this roll to everyone who opens it.
    const query = `${rollQuery({ ...asked, seed })}&hash=${await hashOfSeed(seed)}`;
    throw redirect(`${rollerPaths.roller(query)}#roll`, 303);
  }
  const seed = asked.seed === '' ? drawSeed() : asked.seed;
  const told = (params.get('hash') ?? '').toLowerCase().replace(NO_HASH, '').slice(0, 64);
  return {
    // The next roll has a new seed; the word may stay.
    typed: { ...asked, seed: '' },
    problem: null,
    outcome: rollAsked({ ...reading.asked, seed }),
    from: asked.seed === '' ? 'drawn' : 'link',
    seedHash: await hashOfSeed(seed),
    told: told === '' ? null : told,
    expired: false,
    next,
  };
}
