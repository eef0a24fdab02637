import { type ReactNode, useCallback, useMemo, useState } from 'react';
import type { OpenWord, WordAt, WordTools } from '~/compendium/statblock/use-word-tools';
import { useLatePart } from '~/ui/use-late-part';
import { LostWord } from './lost-word';
import { useOpenWords } from './use-open-words';

/** The dialog is loaded when the first spell, condition or creature is opened. */
function fetchDialog() {
  return import('./word-dialog');
}

/** The preview card is loaded when the pointer first rests on one of them. */
function fetchPeek() {
  return import('./word-peek');
}

/** What can be opened from a statblock: its word tools, the `windows`, and the message that one was `lost`. */
export function useWordWindows(): { words: WordTools; windows: ReactNode; lost: ReactNode } {
  // A spell's text can mention a condition: the last opened one is on top.
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
      {/* A newly opened dialog resets the preview. */}
      <Peek key={opened.length} on={rested} />
    </>
  );
  const lost = last && dialog.is === 'lost' && (
    <LostWord name={last.name} onAgain={fetchAgain} onClose={close} />
  );
  return { words, windows, lost };
}

/** A preview that cannot be loaded, for example while offline, is simply not shown. */
function Peek({ on }: { on: WordAt | null }) {
  const [isWanted, setWanted] = useState(false);
  if (on !== null && !isWanted) setWanted(true);
  const [late] = useLatePart(fetchPeek, isWanted);
  return late.is === 'here' && <late.part.default on={on} />;
}
