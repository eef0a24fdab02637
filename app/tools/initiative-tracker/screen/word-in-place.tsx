import { useEffect } from 'react';
import type { OpenWord } from '~/compendium/statblock/use-word-tools';
import { paths } from '~/paths';
import { useBackCloses } from '~/ui/use-back-closes';
import { useLatePart } from '~/ui/use-late-part';

function fetchDialog() {
  return import('./word-dialog');
}

/** URL of the word's own page. */
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

/** Opens the clicked word in a dialog; if the dialog cannot be loaded, goes to the word's page. */
export function WordInPlace({ word, onClose }: { word: OpenWord | null; onClose: () => void }) {
  const [late] = useLatePart(fetchDialog, word !== null);
  const close = useBackCloses(word !== null && late.is === 'here', onClose);
  useEffect(() => {
    if (late.is === 'lost' && word !== null) location.assign(wordAddress(word));
  }, [late, word]);
  if (word === null || late.is !== 'here') return null;
  return <late.part.WordDialog word={word} address={wordAddress(word)} onClose={close} />;
}
