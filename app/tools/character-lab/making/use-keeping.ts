import { type FormEvent, useEffect, useRef, useState } from 'react';
import { characterPaths } from '~/character-paths';
import { noteSave } from '~/platform/saves-under-way';
import { sendForm } from '~/platform/send-form';
import type { MakingFacts } from './making-facts';
import { isSamePress } from './same-press';
import { whyNotKept } from './why-not-kept';

const PAUSE_MS = 250;

/** What came of keeping: `problem` is why nothing was kept, `dropped` what is chosen no more. */
export type Kept = {
  problem?: string;
  conflict?: boolean;
  dropped?: readonly string[];
  done?: string;
  /** What stood before, to be put back: a character as JSON. */
  before?: string;
};

/** What a form without scripts is told; `shown`: what it sent, on top of how the character stands, where it was not kept. */
export type Posted = Kept & { shown?: MakingFacts };

/** What the address for keeping answers: what came of it, and everything as it stands then. */
export type KeptAnswer = { kept: Kept; facts: MakingFacts };

/**
 * Sends the form whenever something on it changes: one sending at a time, each with what stood on the form when it was asked for; what
 * changes meanwhile follows. Who goes on to another step or leaves the page loses nothing of it, and without a line it waits.
 */
export function useKeeping(loaded: MakingFacts) {
  const form = useRef<HTMLFormElement>(null);
  const waiting = useRef<FormData[]>([]);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [shown, setShown] = useState({ loaded, facts: loaded });
  const [answer, setAnswer] = useState<Kept>();
  const [busy, setBusy] = useState(false);
  const [dirty, setDirty] = useState(false);
  const version = useRef(loaded.version);
  const sending = useRef(false);
  const leaving = useRef(false);
  const [history, setHistory] = useState<readonly string[]>([]);
  if (shown.loaded !== loaded) {
    setShown({ loaded, facts: loaded });
    // What was said is of the step before.
    if (answer?.problem === undefined) setAnswer(undefined);
  }
  version.current = Math.max(version.current, loaded.version);

  const send = async () => {
    const [fields] = waiting.current;
    if (fields === undefined || sending.current) return;
    sending.current = true;
    setBusy(true);
    // The answer before brought the version that this one is about.
    if (fields.get('press') !== 'mine') fields.set('version', String(version.current));
    const how = { keepalive: leaving.current };
    const sent = sendForm(characterPaths.keepMaking({ id: loaded.id }), fields, how);
    noteSave(sent);
    const told = await sent;
    sending.current = false;
    setBusy(false);
    // Written by `KeptAnswer` of the route; any other answer is none.
    const body = told.kind === 'answered' ? (told.body as Partial<KeptAnswer>) : {};
    if (body.kept === undefined || body.facts === undefined) {
      const { problem, again } = whyNotKept(told);
      if (!again) waiting.current = waiting.current.slice(1);
      setAnswer({ problem });
      return;
    }
    waiting.current = waiting.current.slice(1);
    const { kept, facts } = body;
    version.current = facts.version;
    setHistory((past) => historyAfter(past, fields.get('press') === 'undo', kept));
    setAnswer(kept);
    setShown((now) => (now.loaded.view.step === facts.view.step ? { ...now, facts } : now));
    if (waiting.current.length > 0) void send();
    else if (pause.current === undefined && kept.problem === undefined) setDirty(false);
  };

  /** Notes what stands on the form, to be sent with a press or by itself. */
  const note = (press: string) => {
    clearTimeout(pause.current);
    pause.current = undefined;
    if (form.current === null) return;
    const fields = new FormData(form.current);
    fields.set('press', press);
    const latest = history.at(-1);
    if (press === 'undo' && latest !== undefined) fields.set('before', latest);
    // A finger that taps twice means one level, one thing, one step back.
    if (waiting.current.some((one) => isSamePress(one, fields))) return;
    // The newer form has all that an older one had which only waits to be sent.
    const last = waiting.current.at(-1);
    const isWaiting = waiting.current.length > (sending.current ? 1 : 0);
    const isNewer =
      isWaiting && last?.get('press') === 'keep' && last.get('step') === fields.get('step');
    waiting.current = [...(isNewer ? waiting.current.slice(0, -1) : waiting.current), fields];
    setDirty(true);
    void send();
  };

  const now = useRef({ send, note });
  now.current = { send, note };
  useEffect(() => watchGoing({ pause, waiting, now, sending, leaving }, loaded.id), [loaded.id]);

  return {
    ...{ form, answer, busy, facts: shown.facts, settled: !busy && !dirty },
    undoes: history.length > 0,
    onChange(event: FormEvent<HTMLFormElement>) {
      const { name } = event.target as HTMLInputElement;
      // What is looked for, and what is only to be added by its button, changes nothing.
      if (name.startsWith('add-') || name === '') return;
      putInTwins(event.target as HTMLInputElement);
      setDirty(true);
      clearTimeout(pause.current);
      pause.current = setTimeout(() => now.current.note('keep'), PAUSE_MS);
    },
    /** A link leads to another step: what was just changed is noted before its fields are gone. */
    onClickCapture(event: { target: EventTarget }) {
      const isLink = event.target instanceof Element && event.target.closest('a') !== null;
      if (isLink && pause.current !== undefined) note('keep');
    },
    onSubmit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      const { submitter } = event.nativeEvent as SubmitEvent;
      note(submitter instanceof HTMLButtonElement ? submitter.value : 'keep');
    },
  };
}

/** A number that can be set by hand in two places of the page is the same in both. */
function putInTwins({ form, name, value }: HTMLInputElement): void {
  if (!name.startsWith('override:')) return;
  for (const field of form?.elements ?? []) {
    if (field instanceof HTMLInputElement && field.name === name && field.value !== value)
      field.value = value;
  }
}

/** As many steps can be taken back. */
const LONGEST_PAST = 100;

/** What can be put back after an answer: what was changed is one step more, what was taken back one step fewer. */
function historyAfter(past: readonly string[], isUndo: boolean, kept: Kept): readonly string[] {
  if (kept.problem !== undefined) return past;
  if (isUndo) return past.slice(0, -1);
  return kept.before === undefined ? past : [...past, kept.before].slice(-LONGEST_PAST);
}

type Ref<T> = { current: T };

type Going = {
  pause: Ref<ReturnType<typeof setTimeout> | undefined>;
  waiting: Ref<FormData[]>;
  now: Ref<{ send: () => Promise<void>; note: (press: string) => void }>;
  sending: Ref<boolean>;
  leaving: Ref<boolean>;
};

/** What waits goes when the line is back, and with the page when that goes. */
function watchGoing({ pause, waiting, now, sending, leaving }: Going, id: string): () => void {
  const leave = () => {
    leaving.current = true;
    const isUnderWay = sending.current;
    if (pause.current !== undefined) now.current.note('keep');
    if (!isUnderWay) void now.current.send();
    // What is on its way may be cut off with its page: sent twice it counts once, by its version.
    const rest = isUnderWay ? waiting.current : waiting.current.slice(1);
    for (const fields of rest) {
      // Those behind it do not know the version that it brings.
      const isBehind = fields !== waiting.current[0];
      if (isBehind && fields.get('press') === 'keep') fields.set('press', 'mine');
      void sendForm(characterPaths.keepMaking({ id }), fields, { keepalive: true });
    }
  };
  const stay = () => {
    leaving.current = false;
  };
  const again = () => void now.current.send();
  const listening = new AbortController();
  const { signal } = listening;
  window.addEventListener('pagehide', leave, { signal });
  window.addEventListener('pageshow', stay, { signal });
  window.addEventListener('online', again, { signal });
  return () => {
    listening.abort();
    if (pause.current !== undefined) now.current.note('keep');
  };
}
