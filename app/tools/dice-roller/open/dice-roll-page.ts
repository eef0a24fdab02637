import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { publicJson } from '~/compendium/public-json.server';
import { drawSeed, hashOfSeed } from '../fair/page-seed';
import { readRoll } from '../roll/asked-roll';
import { rollAsked } from '../roll/roll-outcome';
import { typedRoll } from '../roll/typed-roll';
import { diceProblemJson } from './dice-problem.server';

/**
 * GET /dice/roll?e=4d6kh3&adv=1&times=3&dc=15&seed=…&word=…: a roll as JSON. Open to all; nothing is stored. With a
 * seed the result is always the same and can be cached. Errors are a sentence, with status 400.
 */
export async function loader({ request }: LoaderFunctionArgs) {
  const reading = readRoll(typedRoll(new URL(request.url).searchParams));
  if (!reading.ok) return diceProblemJson(reading);
  const { asked } = reading;
  const seed = asked.seed === '' ? drawSeed() : asked.seed;
  const { further, ...first } = rollAsked({ ...asked, seed });
  const hash = await hashOfSeed(seed);
  const outcome = { ...first, ...(further.length > 0 && { further }), hash };
  if (asked.seed !== '') return publicJson(request, 'record', outcome);
  return Response.json(outcome, { headers: { 'Cache-Control': 'no-store' } });
}
