import { useEffect } from 'react';
import type { OpenWord } from '~/compendium/statblock/use-word-tools';
import { paths } from '~/paths';
import { useLatePart } from '~/ui/use-late-part';

function fetchDialog() {
  return import('./word-dialog');
}

/** Where a word has a page of its own. */
function wordAddress(word: OpenWord): string {
  switch (word.kind) {
    case 'spell':
      return paths.spell(word);
    case 'creature':
      return paths.monster(word);
    case 'condition':
      return paths.cheatSheet(word.id, word.edition);
  }
}

/** The word that somebody pressed, in front of the fight; where the part that shows it is lost with the line, its page is gone to. */
export function WordInPlace({ word, onClose }: { word: OpenWord | null; onClose: () => void }) {
  const [late] = useLatePart(fetchDialog, word !== null);
  useEffect(() => {
    if (late.is === 'lost' && word !== null) location.assign(wordAddress(word));
  }, [late, word]);
  if (word === null || late.is !== 'here') return null;
  return <late.part.WordDialog word={word} address={wordAddress(word)} onClose={onClose} />;
}
