import { type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { requireMember } from '~/account/guard/guards.server';
import { fightFor } from '~/fights/kept/kept-fights.server';
import { ledgerOfRead } from '~/fights/kept/read-fight';
import { partiesWithMembers } from '~/parties/kept/parties.server';
import { paths } from '~/paths';
import { notFound } from '~/platform/answers';
import { oddsSearch } from './odds-search';

/** "How does this end?": leads from a running fight of one's own to the simulator, as the fight stands. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const { userId } = await requireMember(context);
  const { services } = context;
  const opened = await fightFor(services, userId, params.id ?? '');
  if (opened === null) return notFound();
  if (!opened.ok) return new Response(opened.sentence, { status: 503 });
  const parties = await partiesWithMembers(services.db, userId);
  const partyOf = new Map(parties.flatMap(({ id, list }) => list.map((member) => [member.id, id])));
  return redirect(
    `${paths.battleSimulator()}${oddsSearch(ledgerOfRead(opened.fight).fight(), partyOf)}`,
  );
}
