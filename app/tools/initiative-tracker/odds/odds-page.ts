import { type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { requireMember } from '~/account/guard/guards.server';
import { listCharacters } from '~/characters/kept/characters.server';
import { fightFor } from '~/fights/kept/kept-fights.server';
import { ledgerOfRead } from '~/fights/kept/read-fight';
import { partiesWithMembers } from '~/parties/kept/parties.server';
import { paths } from '~/paths';
import { notFound } from '~/platform/answers';
import { oddsSearch } from './odds-search';

/**
 * "Simulate the rest": redirects from a running fight that the user runs to the simulator, with the fight's current
 * state.
 */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const { userId } = await requireMember(context);
  const { services } = context;
  const opened = await fightFor(services, userId, params.id ?? '');
  if (opened === null) return notFound();
  if (!opened.ok) return new Response(opened.sentence, { status: 503 });
  const [parties, own] = await Promise.all([
    partiesWithMembers(services.db, userId),
    listCharacters(services.db, userId),
  ]);
  const partyOf = new Map([
    ...own.map(({ id }) => [id, 'lab'] as const),
    ...parties.flatMap(({ id, list }) => list.map((member) => [member.id, id] as const)),
  ]);
  return redirect(
    `${paths.battleSimulator()}${oddsSearch(ledgerOfRead(opened.fight).fight(), partyOf)}`,
  );
}
