import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare';
import { data } from '@remix-run/cloudflare';
import { useActionData, useLoaderData, useParams, useSearchParams } from '@remix-run/react';
import { useEffect } from 'react';
import { privateMeta } from '~/account/gate/page-heading';
import { requireMember } from '~/account/guard/guards.server';
import type { Person } from '~/account/person/person';
import { waysTo } from '~/catalogue/ways';
import { monsterById } from '~/compendium/shelf/records.server';
import { packStatblock } from '~/compendium/statblock/packed-statblock';
import { statblockOf } from '~/compendium/statblock/statblock-lines';
import { encounterPaths } from '~/encounter-paths';
import { type ListedFight, listFights } from '~/fights/kept/fight-rows.server';
import { xpStandings } from '~/fights/kept/fight-xp.server';
import { fightFor, undoableIn } from '~/fights/kept/kept-fights.server';
import { ledgerOfRead } from '~/fights/kept/read-fight';
import type { Fight } from '~/fights/log/state';
import { combatantOf } from '~/fights/people/people';
import { castingsOnSheet } from '~/fights/sheet/known-spells';
import { paths } from '~/paths';
import { notFound } from '~/platform/answers';
import { readForm } from '~/platform/form';
import { EmptyState } from '~/ui/empty-state';
import type { FrameHandle } from '~/ui/frame-handle';
import layout from '~/ui/layout.module.css';
import { creatureOf } from './creatures/creature-of';
import { findSpells } from './creatures/find-spells.server';
import { answerFightForm, type FightAnswer } from './fight-form.server';
import { dropDeviceFight } from './live/page-device-fight';
import { localStorageOf } from './live/page-device-line';
import { mayGoOn } from './may-go-on';
import { saidAfter } from './said-after.server';
import { RunningFight } from './screen/running-fight';
import { wholeLog } from './whole-log.server';

export const handle: FrameHandle = {
  title: 'Initiative Tracker',
  to: paths.initiativeTracker(),
  back: { to: paths.initiativeTracker(), label: 'Back to my fights' },
};

export const meta: MetaFunction<typeof loader> = ({ data: loaded, matches }) =>
  privateMeta(loaded?.name ?? 'Initiative Tracker', matches);

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const person = await requireMember(context);
  const { services } = context;
  const { id = '' } = params;
  const [opened, takes, fights, xp] = await Promise.all([
    fightFor(services, person.userId, id),
    undoableIn(services, person.userId, id),
    listFights(services.db, person.userId),
    xpStandings(services, person.userId, id),
  ]);
  if (opened === null || takes === null) return notFound();
  if (!opened.ok || !takes.ok) {
    const problem = opened.ok ? (takes.ok ? '' : takes.sentence) : opened.sentence;
    return data(
      { kind: 'unopened' as const, name: 'Initiative Tracker', problem },
      { status: 503 },
    );
  }
  const fight = ledgerOfRead(opened.fight).fight();
  const { searchParams } = new URL(request.url);
  const chosen = chosenIn(fight, searchParams.get('chosen'));
  const ways = waysTo(await context.account.tools(), person);
  return data({
    kind: 'opened' as const,
    id,
    name: fight.name,
    owner: person.userId,
    simulates: fight.ended === null && ways.some(({ to }) => to === paths.battleSimulator()),
    plans: ways.some(({ to }) => to === encounterPaths.builder()),
    role: opened.role,
    needsPro: needsProFor(person, opened.role, fight),
    read: opened.fight,
    takes: { undo: takes.undo, redo: takes.redo },
    chosen,
    others: othersOf(fights, id),
    said: await saidAfter(opened.fight, searchParams.get('done'), () =>
      wholeLog(services, person.userId, id),
    ),
    xp,
    beside: await besideOf(context, person.userId, fight.combatants, chosen),
    spells: await spellsOf(context, fight, chosen),
  });
}

/** What a fight's owner without Pro cannot do with it; null when nothing is restricted. */
function needsProFor(
  { pro }: Person,
  role: 'owner' | 'helper',
  fight: Fight,
): 'running' | 'another' | 'over' | null {
  if (pro || role === 'helper') return null;
  const standing = { round: fight.round, ended: fight.ended !== null };
  if (standing.ended) return 'over';
  return mayGoOn(standing, []) ? 'another' : 'running';
}

/** Most other fights offered, the most recently run first. */
const MOST_OTHERS = 60;

function othersOf(fights: readonly ListedFight[], id: string) {
  return fights
    .filter((one) => one.id !== id)
    .slice(0, MOST_OTHERS)
    .map((one) => ({ id: one.id, name: one.name }));
}

/** The combatant shown in the panel: the one in the URL, else the first of the current row. */
function chosenIn(
  fight: Parameters<typeof combatantOf>[0] & { turn: string | null },
  asked: string | null,
): string | null {
  if (asked !== null && combatantOf(fight, asked) !== null) return asked;
  const acting = Object.values(fight.combatants).find(
    (one) => one.row === fight.turn && one.place === 'order',
  );
  return acting?.id ?? null;
}

/** The statblock of the open combatant, and its strikes and spells. */
async function besideOf(
  { services }: LoaderFunctionArgs['context'],
  userId: string,
  combatants: Record<string, { sheet: { record: string | null } }>,
  chosen: string | null,
) {
  const record = chosen === null ? null : (combatants[chosen]?.sheet.record ?? null);
  const found = record === null ? null : await monsterById(services.db, record, userId);
  if (found === null) return null;
  const packed = packStatblock(statblockOf(found.record, found.record.edition));
  const creature = creatureOf(found);
  const names = creature.castings.flatMap(({ spells }) => spells.map(({ spell }) => spell));
  const spells =
    names.length === 0
      ? {}
      : Object.fromEntries(await findSpells(services.db, names, found.record.edition));
  return { creature, spells, statblock: { id: found.id, packed } };
}

/** The spells stored on the open combatant's own sheet, for a character. */
async function spellsOf(
  { services }: LoaderFunctionArgs['context'],
  { combatants, settings }: Fight,
  chosen: string | null,
) {
  const castings = chosen === null ? undefined : combatants[chosen]?.sheet.castings;
  const names = castingsOnSheet(castings).flatMap(({ spells }) => spells.map(({ spell }) => spell));
  if (names.length === 0) return null;
  return Object.fromEntries(await findSpells(services.db, names, settings.edition));
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const person = await requireMember(context);
  const form = await readForm(request);
  return answerFightForm({ context, person, id: params.id ?? '', form });
}

export default function FightPage() {
  const opened = useLoaderData<typeof loader>();
  const answer = useActionData<FightAnswer>();
  const along = Number(useSearchParams()[0].get('along') ?? 0);
  const { id } = useParams();
  useEffect(() => {
    // The fight imported from this device is in the account now.
    if (along > 0 && id) dropDeviceFight(localStorageOf(), id, along);
  }, [along, id]);
  if (opened.kind === 'unopened') {
    return (
      <main id="main" className={layout.stack}>
        <EmptyState title="This fight cannot be opened" icon="warning">
          <p>{opened.problem}</p>
        </EmptyState>
      </main>
    );
  }
  return <RunningFight key={opened.id} {...opened} answer={answer} />;
}
