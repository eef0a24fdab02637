import { type ReactNode, useCallback, useMemo, useState } from 'react';
import type { OpenWord, WordAt, WordTools } from '~/compendium/statblock/use-word-tools';
import { useLatePart } from '~/ui/use-late-part';
import { LostWord } from './lost-word';
import { useOpenWords } from './use-open-words';

/** The dialog comes when the first spell, condition or creature is opened. */
function fetchDialog() {
  return import('./word-dialog');
}

/** The card comes when a mouse first rests on one of them. */
function fetchPeek() {
  return import('./word-peek');
}

/** What opens in front of a statblock: its words, the `windows` themselves, and what says that one was `lost`. */
export function useWordWindows(): { words: WordTools; windows: ReactNode; lost: ReactNode } {
  // A spell's words may name a condition: what was opened last lies on top.
  const { opened, open, close } = useOpenWords();
  const last = opened.at(-1);
  const [dialog, fetchAgain] = useLatePart(fetchDialog, last !== undefined);
  const [rested, peek] = useState<WordAt | null>(null);
  const openWord = useCallback(
    (word: OpenWord) => {
      peek(null);
      open(word);
    },
    [open],
  );
  const words = useMemo(() => ({ open: openWord, peek }), [openWord]);
  const windows = (
    <>
      {dialog.is === 'here' &&
        opened.map((word) => (
          <dialog.part.default key={`${word.kind} ${word.id}`} word={word} onClose={close} />
        ))}
      {/* What was opened takes the place of a glance at once. */}
      <Peek key={opened.length} on={rested} />
    </>
  );
  const lost = last && dialog.is === 'lost' && (
    <LostWord name={last.name} onAgain={fetchAgain} onClose={close} />
  );
  return { words, windows, lost };
}

/** A glance that does not come is not missed: without a line nothing shows. */
function Peek({ on }: { on: WordAt | null }) {
  const [isWanted, setWanted] = useState(false);
  if (on !== null && !isWanted) setWanted(true);
  const [late] = useLatePart(fetchPeek, isWanted);
  return late.is === 'here' && <late.part.default on={on} />;
}
