import { type FormEvent, useEffect, useRef, useState } from 'react';
import { paths } from '~/paths';
import { askJson } from '~/platform/ask-json';
import { sendForm } from '~/platform/send-form';
import { useAskedJson } from '~/platform/use-asked-json';
import { Button } from '~/ui/button';
import { Dialog } from '~/ui/dialog';
import { TRY_AGAIN } from '~/ui/names';
import { Notice } from '~/ui/notice';
import { Skeleton } from '~/ui/skeleton';
import type { AddAnswer, AddFacts, ThingToAdd } from './add-facts';
import { AddForm } from './add-form';

const NO_LINE = 'Offline. Nothing was added: try again when you are back online.';
const NOT_TAKEN = 'The server did not answer. Press it again: nothing is added twice.';

/** What a thing can be added to, in a dialog that loads it when it opens. */
export default function AddWindow({ thing, onClose }: { thing: ThingToAdd; onClose: () => void }) {
  const [shown, again] = useAskedJson<AddFacts>(paths.add(thing, '.json'));
  return (
    <Dialog open onClose={onClose} title={`Add ${thing.name} to…`}>
      {shown.is === 'coming' && <Skeleton lines={5} />}
      {shown.is === 'missing' && (
        <Notice tone="problem" announce title={`${thing.name} is no longer there`} />
      )}
      {shown.is === 'lost' && (
        <Notice tone="warning" announce title="Offline">
          <Button type="button" kind="quiet" compact onClick={again}>
            {TRY_AGAIN}
          </Button>
        </Notice>
      )}
      {shown.is === 'here' && <Adding facts={shown.value} />}
    </Dialog>
  );
}

function Adding({ facts: first }: { facts: AddFacts }) {
  const [facts, setFacts] = useState(first);
  const { thing } = facts;
  const open = useRef(new AbortController());
  useEffect(() => {
    const here = new AbortController();
    open.current = here;
    return () => here.abort();
  }, []);
  const [answer, setAnswer] = useState<AddAnswer>();
  const [busy, setBusy] = useState<string | null>(null);
  /** The same until it has arrived, so that pressing again after a failure adds nothing twice. */
  const key = useRef(facts.key);
  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy !== null) return;
    const sent = event.currentTarget;
    const { submitter } = event.nativeEvent as SubmitEvent;
    const form = new FormData(sent, submitter);
    form.set('key', key.current);
    // A new encounter begins with as many.
    const count = sent.parentElement?.querySelector<HTMLInputElement>('[name=count]');
    if (count && !form.has('count')) form.set('count', count.value);
    setBusy(String(form.get('undo') ?? form.get('to')));
    const told = await send(thing, form);
    setBusy(null);
    setAnswer(told);
    if (!told.ok) return;
    key.current = crypto.randomUUID();
    if (form.has('name')) sent.reset();
    // What was made is a target now, and the numbers of the others have changed.
    const { signal } = open.current;
    const now = await askJson<AddFacts>(paths.add(thing, '.json'), signal);
    if (now.is === 'here' && !signal.aborted) setFacts(now.value);
  }
  return <AddForm facts={facts} answer={answer} busy={busy} onSubmit={handleSubmit} />;
}

async function send(thing: ThingToAdd, form: FormData): Promise<AddAnswer> {
  const sent = await sendForm(paths.add(thing, '.json'), form);
  if (sent.kind === 'no-line') return { ok: false, problem: NO_LINE };
  const body: AddAnswer & { error?: unknown } = Object(sent.kind === 'answered' ? sent.body : {});
  if (body.ok || body.problem) return body;
  return { ok: false, problem: typeof body.error === 'string' ? body.error : NOT_TAKEN };
}
