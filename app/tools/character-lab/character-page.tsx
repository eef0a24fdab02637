import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/cloudflare';
import {
  type ShouldRevalidateFunctionArgs,
  useActionData,
  useLoaderData,
  useRevalidator,
} from '@remix-run/react';
import { useCallback } from 'react';
import { privateMeta } from '~/account/gate/page-heading';
import { answerPro } from '~/account/guard/pro-answer.server';
import { waysTo } from '~/catalogue/ways';
import { characterPaths } from '~/character-paths';
import { pastDeeds } from '~/characters/kept/play.server';
import { toldAtTable } from '~/parties/at-table';
import { endedSeatOf } from '~/parties/kept/ended-seats.server';
import { factsAt } from '~/parties/seated-play';
import { paths } from '~/paths';
import { readForm } from '~/platform/form';
import layout from '~/ui/layout.module.css';
import { Notice } from '~/ui/notice';
import { openAtTable, seatFactsOf } from './at-table.server';
import { type CharacterAnswer, characterPressed } from './character-pressed.server';
import { IntoFight } from './screen/into-fight';
import { BELOW_LIST } from './screen/page-below-list';
import { EndedSeatLine, SeatLine } from './screen/seat-line';
import { OtherParts } from './table/other-parts';
import { preparingOf } from './table/preparing';
import { sheetForTable } from './table/sheet-for-table';
import { sheetThrows } from './table/sheet-throws.server';
import type { TableFacts } from './table/table-facts';
import { partOf } from './table/table-parts';
import { TableScreen } from './table/table-screen';
import { useHere } from './table/use-here';

export const handle = BELOW_LIST;

/**
 * The parts beside the actions, for a page that is opened at one of them: React needs them for its first render. Any
 * other page loads them when one is opened.
 */
const partsAtFirst = import.meta.env.SSR
  ? OtherParts
  : isOtherPartAsked()
    ? (await import('./table/other-parts')).OtherParts
    : null;

function isOtherPartAsked(): boolean {
  return partOf(new URLSearchParams(location.search).get('part')) !== 'act';
}

export const meta: MetaFunction<typeof loader> = ({ data: facts, matches }) =>
  privateMeta(facts?.table.name || 'Character', matches);

/** Loads the user's own character: its sheet and its state of play. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { person, opened, rights, seat } = await openAtTable(context, params.id ?? '');
  const { listed, character, playSeq, code } = opened;
  const asked = new URL(request.url).searchParams;
  const past = await pastDeeds(context.services.db, person.userId, listed.id, 60);
  const whole = toldAtTable(character, seat);
  const told = sheetForTable(whole, character);
  const spells = await sheetThrows(context.services.db, whole.sheet);
  const table: TableFacts = {
    id: listed.id,
    owner: person.userId,
    name: listed.name,
    mayPlay: rights.play,
    mayChange: rights.change,
    ...told,
    throws: spells.throws,
    spellWords: spells.words,
    // The party can have a different maximum of hit points.
    facts: seat === null ? told.facts : factsAt(told.facts, seat),
    confirmed: {
      seq: playSeq,
      version: listed.version,
      play: character.play,
      done: past.toReversed(),
      inFight: seat !== null && seat.fight !== null,
    },
  };
  return {
    table,
    seat: seat && seatFactsOf(seat, character),
    ended: seat === null ? await endedSeatOf(context.services.db, person.userId, listed.id) : null,
    shared: listed.shared ? code : null,
    origin: context.services.config.APP_ORIGIN,
    fights: waysTo(await context.account.tools(), person).some(
      ({ to }) => to === paths.initiativeTracker(),
    ),
    part: partOf(asked.get('part')),
    preparing: rights.change ? preparingOf(character, asked.get('prepare')) : null,
    // A form that is submitted twice is applied once.
    fresh: crypto.randomUUID(),
  };
}

/** Applies a deed from a form, or shares the character or ends sharing. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const visit = await openAtTable(context, params.id ?? '');
  const form = await readForm(request);
  const intent = form.get('intent');
  const isPlay = intent === 'play';
  // Rolling changes nothing.
  const may = intent === 'roll' || (isPlay ? visit.rights.play : visit.rights.change);
  if (!may) {
    const what = isPlay ? 'Playing a character' : 'Changing a character';
    const { data: locked, init } = answerPro({ what, form });
    const answer: CharacterAnswer = { problem: locked.problem, said: null };
    return data(answer, init ?? undefined);
  }
  const { status, answer } = await characterPressed(context.services, visit, form);
  return data(answer, { status });
}

/** Changing only the part of the page needs no reload of the character. */
export function shouldRevalidate(asked: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, formMethod, defaultShouldRevalidate } = asked;
  const isOtherPart =
    formMethod === undefined &&
    currentUrl.pathname === nextUrl.pathname &&
    currentUrl.search !== nextUrl.search;
  return defaultShouldRevalidate && !isOtherPart;
}

export default function CharacterPage() {
  const { table, seat, ended, shared, origin, fights, part, fresh, preparing } =
    useLoaderData<typeof loader>();
  const told = useActionData<typeof action>();
  const { revalidate } = useRevalidator();
  const otherSheet = useCallback(() => revalidate(), [revalidate]);
  useHere(table.owner);
  return (
    <main id="main" className={layout.stack}>
      <TableScreen
        key={table.id}
        {...{ table, fresh, part, otherSheet }}
        address={characterPaths.character(table)}
        ways={fights && <IntoFight id={table.id} />}
        preparing={preparing}
        ticked={told?.ticked}
        parts={partsAtFirst}
        told={
          <>
            {seat && <SeatLine {...seat} own={table.about.xp} mayChange={table.mayChange} />}
            {ended !== null && <EndedSeatLine party={ended} />}
            {told?.problem && <Notice tone="problem" announce title={told.problem} />}
            {told?.said && <Notice tone="good" announce title={told.said} />}
          </>
        }
        own={{
          id: table.id,
          version: table.confirmed.version,
          portrait: table.portrait,
          mayChange: table.mayChange,
          shared,
          origin,
        }}
      />
    </main>
  );
}
