import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/cloudflare';
import { useActionData, useLoaderData, useSearchParams } from '@remix-run/react';
import { privateMeta } from '~/account/gate/page-heading';
import { fightPaths } from '~/fight-paths';
import { newFightId } from '~/fights/kept/fight-ids.server';
import { openTable, pressAtTable } from '~/fights/kept/table-desk.server';
import { publicId } from '~/fights/table/public-id';
import { readForm } from '~/platform/form';
import { readCode } from '~/platform/spoken-code';
import { findSpells } from '../creatures/find-spells.server';
import { typedAgain } from '../form-fields';
import { deviceAt, deviceOf, knownBeside, NO_DEVICE } from './players-device.server';
import { PlayersTable, UnopenedTable } from './players-table';
import { readSeatForm } from './read-seat-form';

export const meta: MetaFunction<typeof loader> = ({ data: loaded, matches }) => {
  const title = loaded?.kind === 'opened' ? loaded.view.title : null;
  return privateMeta(title ?? 'Fight', matches);
};

/** Never cached: it differs for each device and changes quickly. */
export const headers: HeadersFunction = ({ loaderHeaders, actionHeaders }) => {
  const given = new Headers({ 'Cache-Control': 'private, no-store' });
  for (const from of [loaderHeaders, actionHeaders]) {
    for (const cookie of from.getSetCookie()) given.append('Set-Cookie', cookie);
  }
  return given;
};

const GONE =
  'There is no fight under this code, or it is no longer shared. Ask the game master for the code.';

/** What players see of a fight; hidden information never leaves the server. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { services } = context;
  const typed = params.code ?? '';
  const code = readCode(typed);
  if (code !== null && code !== typed) {
    return redirect(fightPaths.table({ code }) + new URL(request.url).search);
  }
  const before = await deviceOf(request, services);
  const opened = code === null ? null : await openTable(services, code, before?.device ?? null);
  if (code === null || opened === null) {
    return data({ kind: 'unopened' as const, problem: GONE }, { status: 404 });
  }
  if (!opened.ok) {
    return data(
      { kind: 'unopened' as const, problem: opened.sentence },
      { status: 503, headers: { 'Retry-After': '60' } },
    );
  }
  const { device, line } = await deviceAt(before, code, services);
  const { view } = opened;
  const isDoing = new URL(request.url).searchParams.get('do') === '1';
  const seated = isDoing && view.seat.is === 'seated' ? view.seat.ones : [];
  const names = seated.flatMap(({ spells }) => spells.map(({ spell }) => spell));
  const spells = names.length === 0 ? null : await findSpells(services.db, names, view.edition);
  return data(
    {
      kind: 'opened' as const,
      code,
      view,
      // Identifies the device only on the device itself, as the key of its waiting actions.
      device: publicId(code, device),
      /** Makes each form of this page one action, however often it is sent. */
      press: newFightId(),
      spells: Object.fromEntries(spells ?? []),
    },
    { headers: { 'Set-Cookie': line } },
  );
}

/** Performs a form's action for pages without scripts. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const { services } = context;
  const form = await readForm(request);
  const targets = form.getAll('targets').filter((one) => typeof one === 'string');
  const not = (problem: string, status: number) =>
    data({ problem, typed: typedAgain(form).typed, ticked: targets }, { status });
  const read = readSeatForm(form);
  if (!read.ok) return not(read.problem, 400);
  const cookie = await deviceOf(request, services);
  if (cookie === null) return not(NO_DEVICE, 400);
  const { intent } = read;
  const page = form.get('press');
  if (typeof page !== 'string' || page.length > 40) return not('Reload this page.', 400);
  // The same form of the same page is the same action; another form is another action.
  const id = `page-${publicId(page, JSON.stringify(intent))}`;
  const code = params.code ?? '';
  const done = await pressAtTable(
    services,
    code,
    cookie.device,
    { v: 1, id, intent },
    knownBeside(context),
  );
  if (done === null) return not(GONE, 404);
  if (!done.ok) return not(done.sentence, done.status);
  return redirect(fightPaths.table({ code }), 303);
}

/** The page follows the fight over its own connection. */
export function shouldRevalidate() {
  return false;
}

export default function PlayersPage() {
  const opened = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const [params] = useSearchParams();
  if (opened.kind === 'unopened') return <UnopenedTable problem={opened.problem} />;
  return (
    <PlayersTable
      key={opened.code}
      {...opened}
      answer={answer ?? null}
      isDoing={params.get('do') === '1' || answer !== undefined}
      isScreen={params.get('tv') === '1'}
    />
  );
}
