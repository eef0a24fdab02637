import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { type FormFields, filledForm } from '../form-fields';
import type { PlanViewProps } from '../screen/plan-view';
import { type DoneNews, openDoneNews } from './done-news';
import type { FightBook } from './fight-book';
import { type FightLine, type LineView, quietView } from './fight-line';
import { keepFocus } from './keep-focus';
import { type CreatureStore, openCreatures } from './page-creatures';
import { doPress } from './page-do-press';
import type { ReadOther } from './read-other';
import { tidyForms } from './tidy-forms';

export type LiveFight = {
  view: LineView;
  undoable: boolean;
  redoable: boolean;
  creatures: CreatureStore;
  plan: PlanViewProps | null;
  problem: string | null;
  done: DoneNews;
  press(form: HTMLFormElement, submitter: HTMLElement | null): void;
  /** Does what fields alone ask, one press after the other: those made before the page could do them. Whether all of it was done. */
  pressFields(presses: readonly FormFields[]): Promise<boolean>;
  letGo(id: string): void;
  /** Takes away why the last press was refused; the same function every time. */
  forgetProblem(): void;
};

export type LiveFightFacts = {
  book: FightBook;
  /** Whose presses these are. */
  by: string;
  takes: { undo: string | null; redo: string | null };
  /** Opens the way to where the fight is kept; the same function every time. */
  openLine: () => FightLine;
  /** Reads another fight, to be loaded into this one; the same function every time. */
  readOther: ReadOther;
};

const NOTHING = { plan: null, problem: null } as const;

/** Who presses where a fight is nobody's. */
export const DEVICE = 'device';

/** A fight that is run on this page: each press counts at once, and is kept by its line. */
export function useLiveFight({ book, by, takes, openLine, readOther }: LiveFightFacts): LiveFight {
  const [line, setLine] = useState<FightLine | null>(null);
  const first = useMemo(() => quietView(book), [book]);
  const [creatures] = useState(() => openCreatures(by === DEVICE ? null : by));
  const [shown, show] = useState<Pick<LiveFight, 'plan' | 'problem'>>(NOTHING);
  const [done] = useState(openDoneNews);
  const latest = useRef<FightLine | null>(null);
  const passed = useRef({ last: '', at: 0 });
  const tidied = useRef<HTMLFormElement | null>(null);
  useEffect(() => {
    const opened = openLine();
    latest.current = opened;
    setLine(opened);
    return () => opened.close();
  }, [openLine]);
  const view = useSyncExternalStore(
    useCallback((changed: () => void) => line?.watch(changed) ?? (() => undefined), [line]),
    () => line?.view() ?? first,
    () => first,
  );
  /** Does what the fields ask; `cleared` is called once they did, before it is painted. False where they were refused or only shown. */
  const act = useCallback(
    async (fields: FormData, name: string, cleared: () => void = () => undefined) => {
      const outcome = await doPress({
        form: fields,
        ledger: book.ledger,
        by,
        before: takes,
        size: () => book.seq() + book.pending().length,
        ...{ creatures, readOther },
        now: Date.now,
      });
      if (outcome.is === 'problem') {
        show((now) => ({ ...now, problem: outcome.sentence }));
        return false;
      }
      if (outcome.is === 'planned') {
        const { planned, intent, fields } = outcome;
        show({ plan: { planned, intent, fields }, problem: null });
        return false;
      }
      show(NOTHING);
      cleared();
      if (outcome.is === 'forgotten') return false;
      const before = book.ledger().fight();
      for (const event of outcome.events) latest.current?.add(event, name);
      const deeds = outcome.events.flatMap((event) => event.deeds);
      const event = { ...outcome.events[0], deeds };
      done.tell({ event, before, after: book.ledger().fight() });
      return true;
    },
    [book, by, takes, creatures, readOther, done],
  );
  const press = useCallback(
    async (form: HTMLFormElement, submitter: HTMLElement | null) => {
      const intent = submitter?.getAttribute('value') ?? '';
      const now = Date.now();
      const { last, at } = passed.current;
      const isTwice = intent === last && PASSES.has(intent) && now - at < TWICE_MS;
      passed.current = { last: intent, at: now };
      if (isTwice || form === tidied.current) return;
      const name = submitter?.textContent?.trim() ?? 'Your change';
      if (!(await act(filledForm(form, submitter), name, keepFocus()))) return;
      // Until it is empty again, a second hit of one hand would do the same twice.
      tidied.current = form;
      tidyForms(form, submitter, () => {
        tidied.current = null;
      });
    },
    [act],
  );
  const pressFields = useCallback(
    async (presses: readonly FormFields[]) => {
      for (const fields of presses) {
        const form = new FormData();
        for (const [name, value] of fields) form.append(name, value);
        if (!(await act(form, 'Your change', keepFocus()))) return false;
      }
      return true;
    },
    [act],
  );
  const letGo = useCallback((id: string) => latest.current?.letGo(id), []);
  const forgetProblem = useCallback(
    () => show((now) => (now.problem === null ? now : { ...now, problem: null })),
    [],
  );
  const ledger = book.ledger();
  const undoable = (ledger.undoable(by) ?? takes.undo) !== null;
  const redoable = (ledger.redoable(by) ?? takes.redo) !== null;
  return {
    view,
    undoable,
    redoable,
    creatures,
    ...shown,
    done,
    press,
    pressFields,
    letGo,
    forgetProblem,
  };
}

/** A button that is hit twice by one hand passes one turn. */
const PASSES = new Set(['next', 'previous']);
const TWICE_MS = 300;
