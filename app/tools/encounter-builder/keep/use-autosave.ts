import { useNavigate, useNavigation } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import { encounterPaths } from '~/encounter-paths';
import { sendForm } from '~/platform/send-form';
import { type Ask, askSearch, readAsk } from '../address/ask';
import type { BuilderFacts } from '../builder.server';
import { draftOf } from './encounter-of';
import type { KeepAnswer } from './keep.server';

export type Autosaved = { changed: boolean; saving: boolean; answer: KeepAnswer | undefined };

/** Milliseconds without a change before a stored fight is saved automatically. */
const QUIET_MS = 2500;

const NO_LINE = 'Offline: the change is not saved yet. Press “Save” to try again.';

/**
 * Saves changes of a stored fight automatically; on a conflict with another version it writes nothing and reports it.
 */
export function useAutosave(ask: Ask, facts: BuilderFacts): Autosaved {
  const navigate = useNavigate();
  const busy = useNavigation().state !== 'idle';
  const [saving, setSaving] = useState(false);
  const [answer, setAnswer] = useState<KeepAnswer>();
  const tried = useRef<string | null>(null);
  const { saved } = facts;
  const search = askSearch(ask.draft, ask.rest);
  const keptAs = saved ? askSearch(draftOf(saved, ask.draft.of)) : null;
  const changed = keptAs !== null && keptAs !== askSearch(ask.draft);
  const stopped = answer?.conflict === true;
  useEffect(() => {
    if (!changed || busy || saving || stopped || tried.current === search) return;
    const rested = setTimeout(async () => {
      tried.current = search;
      setSaving(true);
      const sent = await sendForm(encounterPaths.keep(search), { intent: 'keep' });
      const told =
        // The route returns a `KeepAnswer`.
        sent.kind === 'answered' ? (sent.body as KeepAnswer) : { problem: NO_LINE };
      setSaving(false);
      setAnswer(told.problem === undefined ? undefined : told);
      const version = told.kept?.version;
      if (version === undefined) return;
      // Changes made since stay: only the version in the URL is updated.
      const here = readAsk(new URLSearchParams(window.location.search));
      const { of } = here.draft;
      if (of === null || of.version >= version) return;
      const draft = { ...here.draft, of: { ...of, version } };
      navigate(encounterPaths.builder(askSearch(draft, here.rest)), {
        replace: true,
        preventScrollReset: true,
      });
    }, QUIET_MS);
    return () => clearTimeout(rested);
  }, [changed, busy, saving, stopped, search, navigate]);
  return { changed, saving, answer };
}
