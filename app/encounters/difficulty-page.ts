import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { publicJson } from '~/compendium/public-json.server';
import { readMonsterQuery } from '~/compendium/search/monster-search';
import { searchMonsters } from '~/compendium/search/search.server';
import { problemJson } from '~/platform/answers';
import type { Database } from '~/platform/database.server';
import { difficulty } from '~/rules/budgets/difficulty';
import { xpByChallenge } from '~/rules/challenge-points';
import type { Edition } from '~/rules/edition';
import { readDifficulty } from './asked/asked-difficulty';
import { foesNamed } from './asked/foe-points.server';

/**
 * GET /encounters/difficulty?edition=2014&party=3,3,4&monsters=goblin:4,ogre,cr-1/2:3: the difficulty of a fight as
 * JSON. Open to all; nothing is stored. Errors are a sentence with status 400.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const reading = readDifficulty(new URL(request.url).searchParams);
  if (!reading.ok) return problemJson(400, reading.problem);
  const { edition, levels, foes } = reading.asked;
  const { db } = context.services;
  const records = foes.flatMap(({ said, cr }) => (cr === null ? [said] : []));
  const known = await foesNamed(db, edition, records);
  const lost = records.find((said) => !known.has(said));
  if (lost !== undefined) return problemJson(400, await lostWords(db, edition, lost));
  const monsters = foes.map(({ said, count, cr }) => {
    const record = known.get(said);
    const rated = cr ?? record?.cr ?? 0;
    const { id = null, name = said } = record ?? {};
    return { said, id, name, cr: rated, xp: record?.xp ?? xpByChallenge(rated), count };
  });
  const told = difficulty({
    edition,
    levels,
    monsters: monsters.map(({ xp, count }) => ({ xp, count })),
  });
  const { multiplier, raw, adjusted, each, verdict } = told;
  const thresholds = Object.fromEntries(told.thresholds.map(({ band, xp }) => [band, xp]));
  return publicJson(request, 'list', {
    edition,
    party: levels,
    thresholds,
    multiplier,
    raw,
    adjusted,
    each,
    verdict,
    monsters,
  });
}

/** The error for an unknown monster, with similar ids. */
async function lostWords(db: Database, edition: Edition, said: string): Promise<string> {
  const short = said.slice(0, 60);
  const query = readMonsterQuery(new URLSearchParams({ q: short, edition, limit: '3' }));
  const { items } = query.ok ? await searchMonsters(db, query.query) : { items: [] };
  const near = items.map(({ id }) => id).join(' or ');
  return `No monster here is called “${short}”.${near === '' ? '' : ` Did you mean ${near}?`}`;
}
