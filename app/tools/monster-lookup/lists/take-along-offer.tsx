import { useRevalidator } from '@remix-run/react';
import { useState } from 'react';
import { paths } from '~/paths';
import { sendForm } from '~/platform/send-form';
import { Button } from '~/ui/button';
import layout from '~/ui/layout.module.css';
import { Notice } from '~/ui/notice';
import { useDeviceList } from '~/ui/use-device-list';
import { NAMED_LISTS, NOTES } from './device-named-lists';
import { deviceWords } from './device-words';
import { AT_ONCE, type TakenAlong } from './take-along';

/**
 * Offers to import the lists and notes of this device into the signed-in account. Each one is removed from the device
 * once the account has it; those that do not fit or fail stay and can be imported later.
 */
export function TakeAlong() {
  const [lists, changeLists] = useDeviceList(NAMED_LISTS);
  const [notes, changeNotes] = useDeviceList(NOTES);
  const [state, setState] = useState<'idle' | 'busy' | 'done'>('idle');
  const [problem, setProblem] = useState<string | null>(null);
  const { revalidate } = useRevalidator();
  const isEmpty = lists.length + notes.length === 0;
  if (isEmpty && state === 'idle') return null;

  async function bring() {
    setState('busy');
    setProblem(null);
    for (const piece of piecesOf(lists, notes)) {
      const taken = await send(piece);
      if (taken === null) {
        setProblem('Not everything was sent. The rest is still on this device: try again.');
        break;
      }
      changeLists((now) => now.filter(({ id }) => !taken.lists.includes(id)));
      changeNotes((now) =>
        now.filter(({ id, note }) => !taken.notes.includes(id) || piece.sentNotes.get(id) !== note),
      );
    }
    setState('done');
    revalidate();
  }

  if (isEmpty) {
    return (
      <Notice tone="good" announce title="Everything from this device is now in your account." />
    );
  }
  const what = deviceWords(lists.length, notes.length);
  return (
    <Notice tone="info" title={`${what} on this device from before you signed in`}>
      <div className={layout.stack}>
        <p role={state === 'done' ? 'status' : undefined}>
          {problem ??
            (state === 'done'
              ? 'Your account has the maximum of lists or notes, or a note together with yours would be longer than 2,000 characters. These stay on this device.'
              : 'Importing moves them from this device to your account.')}
        </p>
        <div>
          <Button type="button" kind="quiet" compact busy={state === 'busy'} onClick={bring}>
            {state === 'done' ? 'Try again' : 'Import'}
          </Button>
        </div>
      </div>
    </Notice>
  );
}

type Piece = { fields: Record<string, string>; sentNotes: ReadonlyMap<string, string> };

function piecesOf(
  lists: readonly { id: string; name: string; monsters: readonly { id: string }[] }[],
  notes: readonly { id: string; note: string }[],
): Piece[] {
  const pieces: Piece[] = [];
  for (let from = 0; from < lists.length; from += AT_ONCE.lists) {
    const some = lists.slice(from, from + AT_ONCE.lists);
    const ids = some.map((list) => ({ ...list, monsters: list.monsters.map(({ id }) => id) }));
    pieces.push({ fields: { lists: JSON.stringify(ids) }, sentNotes: new Map() });
  }
  for (let from = 0; from < notes.length; from += AT_ONCE.notes) {
    const some = notes.slice(from, from + AT_ONCE.notes).map(({ id, note }) => ({ id, note }));
    const sentNotes = new Map(some.map(({ id, note }) => [id, note]));
    pieces.push({ fields: { notes: JSON.stringify(some) }, sentNotes });
  }
  return pieces;
}

async function send({ fields }: Piece): Promise<TakenAlong | null> {
  const sent = await sendForm(paths.takeListsAlong(), fields);
  if (sent.kind !== 'answered' || sent.status !== 200) return null;
  const { lists, notes } = Object(sent.body);
  return Array.isArray(lists) && Array.isArray(notes) ? { lists, notes } : null;
}
