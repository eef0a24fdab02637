import { type MutableRefObject, useEffect, useRef, useState } from 'react';
import { homebrewPaths } from '~/homebrew-paths';
import { noteSave } from '~/platform/saves-under-way';
import { sendForm } from '~/platform/send-form';
import type { Field } from '../form/fields';
import type { EditAnswer } from './keep-creature.server';
import { type Unsaved, unsavedForm } from './unsaved-form';
import { watchLeaving } from './watch-leaving';

/** How long to wait after typing before saving. */
const QUIET_MS = 2000;

const NO_LINE = 'Offline. What you typed is not saved yet. It will be when you are back online.';

type Typed = {
  id: string;
  version: number;
  /** The current values of the form, as far as processed. */
  fields: readonly Field[];
  /** No automatic saving while a conflict is unresolved. */
  stopped: boolean;
  /** Input not processed yet; null for none. */
  unheard: () => readonly Field[] | null;
};

/**
 * Saves the typed form: after a pause in typing, on request, when back online, and before the page is closed. One
 * request at a time; later input follows.
 */
export function useSaving({ id, version: opened, fields, stopped, unheard }: Typed) {
  const [version, setVersion] = useState(opened);
  const [saved, setSaved] = useState(fields);
  const [answer, setAnswer] = useState<EditAnswer>();
  const [saving, setSaving] = useState(false);
  const [asked, setAsked] = useState(0);
  const heeded = useRef(0);
  const tried = useRef<readonly Field[] | null>(null);
  /** Sent without a response, newest last; each may have been stored. */
  const inDoubt = useRef<readonly (readonly Field[])[]>([]);
  /** The form itself was submitted, so this page no longer saves it. */
  const isSent = useRef(false);
  const changed = fields !== saved;
  const isStopped = stopped || answer?.conflict === true;

  useEffect(() => {
    if (!changed) heeded.current = asked;
    const isAsked = asked !== heeded.current;
    if (saving || isStopped || !changed || (tried.current === fields && !isAsked)) return;
    const rested = setTimeout(
      async () => {
        heeded.current = asked;
        tried.current = fields;
        setSaving(true);
        const form = unsavedForm({ id, version, fields, inDoubt: inDoubt.current });
        inDoubt.current = [...inDoubt.current, fields];
        const sending = sendForm(homebrewPaths.keep(), form);
        noteSave(sending);
        const sent = await sending;
        const told: EditAnswer =
          // The route responds with `EditAnswer`.
          sent.kind === 'answered' ? (sent.body as EditAnswer) : { problem: NO_LINE };
        setSaving(false);
        setAnswer(told);
        if (told.kept === undefined) return;
        inDoubt.current = [];
        setVersion(told.kept.version);
        setSaved(fields);
      },
      isAsked ? 0 : QUIET_MS,
    );
    return () => clearTimeout(rested);
  }, [changed, saving, isStopped, fields, version, id, asked]);

  const saveNow = () => setAsked((count) => count + 1);

  const left = useRef<() => Unsaved | null>(() => null);
  left.current = () => {
    const typed = unheard() ?? (changed ? fields : null);
    if (typed === null || isSent.current) return null;
    const mayBeSaved = !isStopped && answer?.problem === undefined;
    return { id, version, fields: typed, inDoubt: inDoubt.current, mayBeSaved };
  };
  useLeaving(left, inDoubt);

  useEffect(() => {
    const again = () => setAsked((count) => count + 1);
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, []);

  const sendItself = () => {
    isSent.current = true;
  };
  return { version, answer, saving, changed, isStopped, saved, saveNow, sendItself };
}

function useLeaving(
  left: MutableRefObject<() => Unsaved | null>,
  inDoubt: MutableRefObject<readonly (readonly Field[])[]>,
): void {
  useEffect(
    () =>
      watchLeaving(window, {
        left: () => left.current(),
        send(unsaved, keepalive) {
          noteSave(sendForm(homebrewPaths.keep(), unsavedForm(unsaved), { keepalive }));
          inDoubt.current = [...inDoubt.current, unsaved.fields];
        },
      }),
    [left, inDoubt],
  );
}
