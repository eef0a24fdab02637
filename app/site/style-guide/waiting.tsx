import { useEffect, useState } from 'react';
import { type Outbox, type OutboxView, openOutbox } from '~/platform/outbox/open-outbox';
import { keepSentence } from '~/platform/outbox/outbox-event';
import { Button } from '~/ui/button';
import layout from '~/ui/layout.module.css';
import { DISCARD } from '~/ui/names';
import { Notice } from '~/ui/notice';
import { GuideSection } from './section';

const LINES: Readonly<Record<OutboxView['line'], string>> = {
  quiet: 'Everything is sent.',
  sending: 'Sending…',
  later: 'Offline: will be sent when you are back online.',
  'signed-out': 'Will be sent when you sign in again.',
  blocked: 'This browser cannot store changes.',
};

/** The device's waiting events, with an address that accepts them. */
export function Waiting({ person }: { person: string | null }) {
  const [outbox, setOutbox] = useState<Outbox | null>(null);
  const [view, setView] = useState<OutboxView>({ events: [], line: 'quiet' });
  const [problem, setProblem] = useState('');
  useEffect(() => {
    if (person === null) return;
    const opened = openOutbox(person);
    setOutbox(opened);
    const end = opened.watch(() => setView(opened.view()));
    return () => {
      end();
      opened.close();
    };
  }, [person]);

  async function note(word: string) {
    const kept = await outbox?.add({ to: '/style-guide/events', body: { word }, name: word });
    setProblem(kept && !kept.ok ? keepSentence(kept.reason) : '');
  }

  return (
    <GuideSection id="waiting" title="Not sent yet">
      {person === null && <p>Sign in to keep changes on this device until they are sent.</p>}
      <div className={layout.row}>
        <Button type="button" disabled={outbox === null} onClick={() => note('noted')}>
          Note a change
        </Button>
        <Button
          type="button"
          kind="quiet"
          disabled={outbox === null}
          onClick={() => note('refuse')}
        >
          Note one that is refused
        </Button>
      </div>
      <p role="status">{LINES[view.line]}</p>
      {problem && <Notice tone="problem">{problem}</Notice>}
      <ul>
        {view.events.map(({ id, name, refusal }) => (
          <li key={id}>
            {name}: {refusal ?? 'waits'}{' '}
            {refusal !== null && (
              <Button type="button" kind="quiet" onClick={() => outbox?.letGo(id)}>
                {DISCARD}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </GuideSection>
  );
}
