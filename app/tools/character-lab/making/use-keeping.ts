import { type FormEvent, useEffect, useRef, useState } from 'react';
import { noteSave } from '~/platform/saves-under-way';
import type { Sent } from '~/platform/send-form';
import { historyAfter, pastIn, pastText } from './kept-past';
import type { MakingFacts } from './making-facts';
import { isSamePress } from './same-press';
import { whyNotKept } from './why-not-kept';

const PAUSE_MS = 250;

/** The result of saving: `problem` is why it failed, `dropped` lists obsolete choices that were removed. */
export type Kept = {
  problem?: string;
  conflict?: boolean;
  dropped?: readonly string[];
  done?: string;
  /** What was set or replaced besides, in sentences. */
  told?: readonly string[];
  /** The previous state for undo: a character as JSON. */
  before?: string;
};

/** The result for a form without scripts; `shown` has the submitted values if they were not saved. */
export type Posted = Kept & { shown?: MakingFacts };

/** Saves a step's form of a character where that is kept; must be the same function on every render. */
export type KeepStep = (
  id: string,
  fields: FormData,
  /** `keepalive`: the page is closing. */
  how: { keepalive: boolean },
) => Promise<Sent>;

/** The response of the save endpoint: the result, and the complete new state. */
export type KeptAnswer = { kept: Kept; facts: MakingFacts };

/**
 * Saves the form whenever it changes: one request at a time, each with a snapshot of the form; later changes follow.
 * Leaving the step or page does not lose changes, and while offline they wait.
 */
export function useKeeping(loaded: MakingFacts, keep: KeepStep) {
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
  const past = useRef<readonly string[]>([]);
  const [undoes, setUndoes] = useState(false);
  const remember = (states: readonly string[]) => {
    past.current = states;
    setUndoes(states.length > 0);
  };
  if (shown.loaded !== loaded) {
    setShown({ loaded, facts: loaded });
    // The message belongs to the previous step.
    if (answer?.problem === undefined) setAnswer(undefined);
  }
  version.current = Math.max(version.current, loaded.version);

  const send = async () => {
    const [fields] = waiting.current;
    if (fields === undefined || sending.current) return;
    sending.current = true;
    setBusy(true);
    // The previous response set the version for this request.
    if (fields.get('press') !== 'mine') fields.set('version', String(version.current));
    const how = { keepalive: leaving.current };
    const sent = keep(loaded.id, fields, how);
    noteSave(sent);
    const told = await sent;
    sending.current = false;
    setBusy(false);
    // The route responds with `KeptAnswer`; any other body is treated as an error.
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
    remember(historyAfter(past.current, fields.get('press') === 'undo', kept));
    keepPast({ id: loaded.id, version: facts.version, past: past.current });
    setAnswer(kept);
    setShown((now) => (now.loaded.view.step === facts.view.step ? { ...now, facts } : now));
    if (waiting.current.length > 0) void send();
    else if (pause.current === undefined && kept.problem === undefined) setDirty(false);
  };

  /** Queues a snapshot of the form, with a pressed action or as an autosave. */
  const note = (press: string) => {
    clearTimeout(pause.current);
    pause.current = undefined;
    if (form.current === null) return;
    const fields = new FormData(form.current);
    fields.set('press', press);
    const latest = past.current.at(-1);
    if (press === 'undo' && latest !== undefined) fields.set('before', latest);
    // Ignores an accidental double tap.
    if (waiting.current.some((one) => isSamePress(one, fields))) return;
    // A newer snapshot replaces an older autosave that is still waiting.
    const last = waiting.current.at(-1);
    const isWaiting = waiting.current.length > (sending.current ? 1 : 0);
    const isNewer =
      isWaiting && last?.get('press') === 'keep' && last.get('step') === fields.get('step');
    waiting.current = [...(isNewer ? waiting.current.slice(0, -1) : waiting.current), fields];
    setDirty(true);
    void send();
  };

  // The server has no storage, so the history is only there once the page is.
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once for each character, at the version it was opened with
  useEffect(() => {
    const before = keptPast(loaded.id, loaded.version);
    if (before.length > 0 && past.current.length === 0) remember(before);
  }, [loaded.id]);

  const now = useRef({ send, note });
  now.current = { send, note };
  useEffect(
    () => watchGoing({ pause, waiting, now, sending, leaving, keep }, loaded.id),
    [loaded.id, keep],
  );

  return {
    form,
    answer,
    busy,
    facts: shown.facts,
    settled: !busy && !dirty,
    undoes,
    onChange(event: FormEvent<HTMLFormElement>) {
      const { name } = event.target as HTMLInputElement;
      // Search fields, and fields that are only submitted by their own button, are not saved.
      if (name.startsWith('add-') || name === '') return;
      putInTwins(event.target as HTMLInputElement);
      setDirty(true);
      clearTimeout(pause.current);
      pause.current = setTimeout(() => now.current.note('keep'), PAUSE_MS);
    },
    /** A link leads to another step: the pending change is queued before its fields are removed. */
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

/** Synchronises the two fields of a number that can be overridden in two places. */
function putInTwins({ form, name, value }: HTMLInputElement): void {
  if (!name.startsWith('override:')) return;
  for (const field of form?.elements ?? []) {
    if (field instanceof HTMLInputElement && field.name === name && field.value !== value)
      field.value = value;
  }
}

const PAST = 'making-past';

/** Keeps what can be undone in this tab, for a reload of the page. */
function keepPast(past: Parameters<typeof pastText>[0]): void {
  try {
    sessionStorage.setItem(PAST, pastText(past));
  } catch {
    // Storage is full or denied: undo lasts as long as the page.
  }
}

function keptPast(id: string, version: number): readonly string[] {
  try {
    return pastIn(sessionStorage.getItem(PAST), id, version);
  } catch {
    return [];
  }
}

type Ref<T> = { current: T };

type Going = {
  pause: Ref<ReturnType<typeof setTimeout> | undefined>;
  waiting: Ref<FormData[]>;
  now: Ref<{ send: () => Promise<void>; note: (press: string) => void }>;
  sending: Ref<boolean>;
  leaving: Ref<boolean>;
  keep: KeepStep;
};

/** Sends waiting changes when back online and when the page is closed. */
function watchGoing(going: Going, id: string): () => void {
  const { pause, waiting, now, sending, leaving, keep } = going;
  const leave = () => {
    leaving.current = true;
    const isUnderWay = sending.current;
    if (pause.current !== undefined) now.current.note('keep');
    if (!isUnderWay) void now.current.send();
    // A request in progress may be aborted with the page; sent twice it applies only once, because of its version.
    const rest = isUnderWay ? waiting.current : waiting.current.slice(1);
    for (const fields of rest) {
      // The requests after it do not know the new version.
      const isBehind = fields !== waiting.current[0];
      if (isBehind && fields.get('press') === 'keep') fields.set('press', 'mine');
      void keep(id, fields, { keepalive: true });
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
