import { redirect } from '@remix-run/cloudflare';
import { BUILDS } from '~/battle/builds/named-builds';
import { battlePaths } from '~/battle-paths';
import { paths } from '~/paths';
import type { Services } from '~/platform/services.server';
import { type Ask, askSearch, fullSides, readAsk } from '../address/ask';
import { DEMONSTRATION, isDemonstration } from '../address/demonstration';
import { PRESS, readSent } from '../address/sent';
import { openBattle } from '../kept/battles.server';
import type { KeepFacts } from '../kept/keep-panel';
import { findFighters } from './find.server';
import { playForPage } from './play-ready';
import type { Outcome, Ready } from './ready';
import { readyAt } from './ready.server';
import { choicesOf, withTaken } from './taken.server';
import { type Told, toldOf } from './told';

export type Played = Outcome & { told: Told | null; cut: boolean };

/**
 * The user; `plays`: a script will run the fights, so the server runs none; `mayUse`: own battles are simulated, not
 * only the demonstration.
 */
export type Looker = { userId: string | null; plays: boolean; mayUse: boolean };

/** The data of the simulator page for a URL; a submitted form redirects to the URL of the result. */
export async function simulatorAt(services: Services, url: URL, looker: Looker) {
  const { userId, plays, mayUse } = looker;
  const sent = readSent(url.searchParams);
  if (sent !== null) {
    const ask = await withTaken(services, sent, url.searchParams, userId);
    const isFound = url.searchParams.get(PRESS) === 'find';
    throw redirect(`${paths.battleSimulator()}${askSearch(ask)}${isFound ? '#add' : ''}`);
  }
  const ask = readAsk(url.searchParams);
  if (!mayUse && ask.sides.a.length + ask.sides.b.length === 0 && ask.q === '') {
    throw redirect(`${paths.battleSimulator()}${DEMONSTRATION}`);
  }
  const locked = !mayUse && !isDemonstration(ask);
  const [at, found, taken, keep] = await Promise.all([
    readyAt(services, ask, userId),
    ask.q === '' ? null : findFighters(services, ask.q, userId),
    choicesOf(services, userId),
    keepFacts(services, ask, url, userId),
  ]);
  const builds = BUILDS.map(({ id, name }) => ({ value: id, label: name }));
  const ready = locked ? null : at.ready;
  const played = ready === null || plays ? null : playedOut(ready, ask);
  const full = fullSides(url.searchParams);
  return { ...at, ask, full, found, builds, taken, keep, ready, played, mayUse, locked };
}

export type SimulatorFacts = Awaited<ReturnType<typeof simulatorAt>>;

function playedOut(ready: Ready, { seed, fight }: Ask): Played {
  const number = /^[1-9]\d{0,6}$/.test(fight) ? Number(fight) : 0;
  const { told, ...outcome } = playForPage(ready, { seed, fight: number });
  return { ...outcome, told: told === null ? null : toldOf(number, told) };
}

async function keepFacts(
  services: Services,
  { of }: Ask,
  url: URL,
  userId: string | null,
): Promise<KeepFacts> {
  const opened = of === '' || userId === null ? null : await openBattle(services, userId, of);
  const done = url.searchParams.get('done');
  // A form sent twice stores one battle.
  const newId = crypto.randomUUID();
  if (opened === null || opened === 'unread') return { open: null, link: null, newId, done: null };
  const { listed, code } = opened;
  const link = listed.shared
    ? `${services.config.APP_ORIGIN}${battlePaths.shared({ code })}`
    : null;
  return { open: { id: listed.id, name: listed.name, version: listed.version }, link, newId, done };
}
