import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/cloudflare';
import { Form, Link, useActionData, useLoaderData } from '@remix-run/react';
import { NeedsPro } from '~/account/gate/needs-pro';
import { privateMeta } from '~/account/gate/page-heading';
import { requireMember } from '~/account/guard/guards.server';
import { answerPro } from '~/account/guard/pro-answer.server';
import { restoreMap } from '~/maps/file/restore-map';
import { mapShelf } from '~/maps/kept/saved-maps.server';
import { isDrawnHere } from '~/maps/map/server-bounds';
import { paths } from '~/paths';
import { notFound, notNow } from '~/platform/answers';
import { readForm } from '~/platform/form';
import { Button } from '~/ui/button';
import { Checkbox } from '~/ui/choice-group';
import type { FrameHandle } from '~/ui/frame-handle';
import layout from '~/ui/layout.module.css';
import { Notice } from '~/ui/notice';
import { UNREADABLE } from './kept/map-problems';
import { answerRoomForm } from './kept/room-forms.server';
import { readKeyAsked } from './key/key-pages';
import { keyPart } from './key/key-part';
import { wanderingTitle } from './print/adventure-words';
import { AdventureLinks } from './screen/adventure-links';
import { KeyPageLinks } from './screen/key-page-links';
import { RoomContents } from './screen/room-contents';
import { RoomFields } from './screen/room-fields';
import { StockFields } from './screen/stock-fields';
import { readWishes } from './stock/stock-ask';

export const handle: FrameHandle = {
  title: 'Room key',
  to: paths.mapwright(),
  back: { to: paths.savedMaps(), label: 'Back to my maps' },
};

export const meta: MetaFunction<typeof loader> = ({ data: shown, matches }) =>
  privateMeta(shown ? `${shown.name}: room key` : 'Room key', matches);

/** The key of a saved map with its forms: each room can be written about and stocked without scripts. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const person = await requireMember(context);
  const id = params.id ?? '';
  const row = await mapShelf.open(context.services, person.userId, id);
  if (row === null) return notFound();
  const restored = row.text === null ? null : restoreMap(row.text);
  if (!restored?.ok) return notNow(UNREADABLE);
  const { map } = restored;
  const asked = readKeyAsked(new URL(request.url).searchParams);
  const { entries, page, pages } = keyPart(map, map.recipe?.seed ?? '', asked);
  const open = entries.find(({ number }) => number === asked.room) ?? null;
  const theme = map.recipe?.theme ?? 'none';
  const before = new Map<string, unknown>(Object.entries(map.prep ?? {}));
  return {
    id,
    name: map.name,
    version: row.version,
    pro: person.pro,
    isDrawn: isDrawnHere(map),
    prep: map.prep ?? null,
    wishes: readWishes((name) => before.get(name), theme),
    page,
    pages,
    rooms: entries.map(({ number, name, dressing, stock, notes }) => ({
      number,
      name,
      dressing,
      stock,
      notes,
    })),
    open: open && {
      number: open.number,
      name: open.name,
      dressing: open.dressing,
      told: map.rooms.find(({ number }) => number === open.number)?.told ?? {},
    },
  };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const person = await requireMember(context);
  const form = await readForm(request);
  if (!person.pro) return answerPro({ what: 'Saving maps', stays: 'your map', form });
  const id = params.id ?? '';
  const answered = await answerRoomForm(context.services, person, id, form);
  if (!answered.ok) {
    const { problem, status } = answered;
    return data({ problem, about: typedIn(form) }, { status });
  }
  const { room } = answered;
  return redirect(paths.mapKey({ id }, room === null ? '' : `?room=${room}#room-${room}`), 303);
}

/** What was typed about a room, so that a refused form keeps it; null for a form without a room. */
function typedIn(form: FormData): { room: number; text: RoomTyped; kept: boolean } | null {
  const room = Number(form.get('room'));
  if (!room) return null;
  const said = (name: string) => String(form.get(name) ?? '');
  const text = { name: said('name'), aloud: said('aloud'), notes: said('notes') };
  return { room, text, kept: form.has('kept') };
}

type RoomTyped = { name: string; aloud: string; notes: string };

export default function KeyPage() {
  const { id, name, version, pro, isDrawn, prep, wishes, rooms, open, page, pages } =
    useLoaderData<typeof loader>();
  const told = useActionData<typeof action>();
  const sent = told && 'about' in told ? told.about : null;
  const typed = sent !== null && sent.room === open?.number ? sent : null;
  return (
    <main id="main" className={layout.stack}>
      <h1>{name}: room key</h1>
      <p>
        <Link to={paths.savedMap({ id })}>Back to the map</Link>
      </p>
      {told?.problem && <Notice tone="problem" announce title={told.problem} />}
      {pro ? (
        <details open={prep === null}>
          <summary>Stock the rooms</summary>
          <Form method="post" className={layout.stack}>
            <input type="hidden" name="version" value={version} />
            <StockFields wishes={wishes} />
            <Button name="intent" value="stock" icon="die">
              Stock the rooms
            </Button>
          </Form>
        </details>
      ) : (
        <NeedsPro what="Editing a saved map" />
      )}
      {prep && prep.wandering.length > 0 && (
        <section>
          <h2>{wanderingTitle(prep.wandering)}</h2>
          <ol>
            {prep.wandering.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ol>
        </section>
      )}
      {pro && <AdventureLinks id={id} isDrawn={isDrawn} />}
      <KeyPageLinks page={page} pages={pages} />
      {rooms.map((room) => (
        <section key={room.number} id={`room-${room.number}`} className={layout.stack}>
          <h2>
            {room.number}. {room.name}
          </h2>
          <p>{room.dressing}</p>
          <RoomContents room={room} place={prep && { prep, mapId: id }} />
          {pro && open?.number === room.number && (
            <Form method="post" className={layout.stack}>
              <input type="hidden" name="version" value={version} />
              <input type="hidden" name="room" value={room.number} />
              <RoomFields
                told={{ ...open.told, ...typed?.text }}
                instead={{ name: open.name, aloud: open.told.aloud ? '' : open.dressing }}
              />
              <Checkbox
                name="kept"
                value="1"
                label="Lock the contents: stocking the map leaves them"
                defaultChecked={typed?.kept ?? open.told.kept === true}
              />
              <div className={layout.row}>
                <Button name="intent" value="room">
                  Save
                </Button>
                <Button kind="quiet" name="intent" value="stock" icon="die">
                  Draw others
                </Button>
              </div>
            </Form>
          )}
          {pro && open?.number !== room.number && (
            <p>
              <Link to={`?room=${room.number}#room-${room.number}`}>Edit room {room.number}</Link>
            </p>
          )}
        </section>
      ))}
      <KeyPageLinks label="More pages of the key" page={page} pages={pages} />
    </main>
  );
}
