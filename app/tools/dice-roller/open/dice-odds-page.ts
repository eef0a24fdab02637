import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { publicJson } from '~/compendium/public-json.server';
import { readOdds, typedOdds } from '../odds/asked-odds';
import { SERVER_BUDGET } from '../odds/odds-limits';
import { diceProblemJson } from './dice-problem.server';

/**
 * GET /dice/odds?e=4d6kh3&from=15: the exact odds of an expression as JSON: minimum, maximum, mean, and every total
 * with its probability. Open to all; nothing is stored. Errors are a sentence with its position, with status 400.
 */
export function loader({ request }: LoaderFunctionArgs) {
  const reading = readOdds(typedOdds(new URL(request.url).searchParams), SERVER_BUDGET);
  if (!reading.ok) return diceProblemJson(reading);
  const { totals, ...odds } = reading.odds;
  return publicJson(request, 'record', { ...odds, distribution: totals });
}
