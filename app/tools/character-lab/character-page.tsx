import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import { privateMeta } from '~/account/gate/page-heading';
import { answerPro } from '~/account/guard/pro-answer.server';
import { characterPaths } from '~/character-paths';
import { headLine, sheetParts } from '~/characters/exchange/sheet-lines';
import { pastDeeds } from '~/characters/kept/play.server';
import { toldOf } from '~/characters/kept/told';
import { readForm } from '~/platform/form';
import type { FrameHandle } from '~/ui/frame-handle';
import layout from '~/ui/layout.module.css';
import { Notice } from '~/ui/notice';
import { openAtTable, seatFactsOf } from './at-table.server';
import { characterPressed } from './character-pressed.server';
import { AtTheTable } from './screen/at-the-table';
import { SeatLine } from './screen/seat-line';
import { SharePanel } from './screen/share-panel';
import { SheetView } from './screen/sheet-view';

export const handle: FrameHandle = {
  title: 'Character Lab',
  to: characterPaths.list(),
  back: { to: characterPaths.list(), label: 'My characters' },
};

export const meta: MetaFunction<typeof loader> = ({ data: facts, matches }) =>
  privateMeta(facts?.name || 'Character', matches);

/** One's own character: its sheet, and how it stands at the table. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const { person, opened, rights, seat } = await openAtTable(context, params.id ?? '');
  const { listed, character, code } = opened;
  const told = toldOf(character);
  const { missing, problems } = told.sheet;
  const past = await pastDeeds(context.services.db, person.userId, listed.id, 10);
  return {
    ...{ id: listed.id, name: listed.name, rights, past, play: character.play },
    ...{ line: headLine(told), parts: sheetParts(told), missing, problems },
    portrait: character.portrait !== null,
    seat: seat && seatFactsOf(seat),
    shared: listed.shared ? code : null,
    // A form that is sent twice counts once.
    fresh: crypto.randomUUID(),
  };
}

/** Does a deed that a form sends; shares the character, or closes it again. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const visit = await openAtTable(context, params.id ?? '');
  const form = await readForm(request);
  const isPlay = form.get('intent') === 'play';
  if (!(isPlay ? visit.rights.play : visit.rights.change)) {
    const what = isPlay ? 'Playing a character' : 'Changing a character';
    const { data: locked, init } = answerPro({ what, form });
    return data({ problem: locked.problem, said: null }, init ?? undefined);
  }
  const { status, answer } = await characterPressed(context.services, visit, form);
  return data(answer, { status });
}

export default function CharacterPage() {
  const facts = useLoaderData<typeof loader>();
  const told = useActionData<typeof action>();
  return (
    <main id="main" className={layout.stack}>
      {told?.problem && <Notice tone="problem" announce title={told.problem} />}
      {told?.said && <Notice tone="good" announce title={told.said} />}
      {facts.seat && <SeatLine {...facts.seat} />}
      <SheetView
        {...facts}
        portrait={facts.portrait ? characterPaths.portrait(facts) : null}
        makingAt={facts.rights.change ? facts.id : null}
      />
      {facts.rights.play && <AtTheTable fresh={facts.fresh} past={facts.past} />}
      {facts.rights.change && <SharePanel code={facts.shared} />}
    </main>
  );
}
