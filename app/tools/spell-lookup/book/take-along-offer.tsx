import { useRevalidator } from '@remix-run/react';
import { useState } from 'react';
import { sendForm } from '~/platform/send-form';
import { spellPaths } from '~/spell-paths';
import { Button } from '~/ui/button';
import layout from '~/ui/layout.module.css';
import { Notice } from '~/ui/notice';
import { useDeviceList } from '~/ui/use-device-list';
import { DEVICE_BOOKS, type DeviceBook } from './device-books';
import { BOOKS_AT_ONCE } from './take-along';

/**
 * Offers to import this device's spellbooks into the signed-in account. Each one is removed from the device once the
 * account has it; those that do not fit or fail stay and can be imported later.
 */
export function TakeBooksAlong() {
  const [books, change] = useDeviceList(DEVICE_BOOKS);
  const [state, setState] = useState<'idle' | 'busy' | 'done'>('idle');
  const [problem, setProblem] = useState<string | null>(null);
  const { revalidate } = useRevalidator();
  if (books.length === 0 && state === 'idle') return null;

  async function bring() {
    setState('busy');
    setProblem(null);
    for (let from = 0; from < books.length; from += BOOKS_AT_ONCE) {
      const taken = await send(books.slice(from, from + BOOKS_AT_ONCE));
      if (taken === null) {
        setProblem('Not everything was sent. The rest is still on this device: try again.');
        break;
      }
      change((now) => now.filter(({ id }) => !taken.includes(id)));
    }
    setState('done');
    revalidate();
  }

  if (books.length === 0) {
    return (
      <Notice tone="good" announce title="All spellbooks on this device are now in your account." />
    );
  }
  const what = books.length === 1 ? '1 spellbook' : `${books.length} spellbooks`;
  return (
    <Notice tone="info" title={`${what} on this device from before you signed in`}>
      <div className={layout.stack}>
        <p role={state === 'done' ? 'status' : undefined}>
          {problem ??
            (state === 'done'
              ? 'Your account has the maximum of spellbooks. These stay on this device.'
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

async function send(books: readonly DeviceBook[]): Promise<string[] | null> {
  const sent = await sendForm(spellPaths.takeBooksAlong(), { books: JSON.stringify(books) });
  if (sent.kind !== 'answered' || sent.status !== 200) return null;
  const { books: taken } = Object(sent.body);
  return Array.isArray(taken) ? taken.map(String) : null;
}
