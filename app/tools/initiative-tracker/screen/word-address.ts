import type { OpenWord } from '~/compendium/statblock/use-word-tools';
import { paths } from '~/paths';

/** Where a word has a page of its own. */
export function wordAddress(word: OpenWord): string {
  switch (word.kind) {
    case 'spell':
      return paths.spell(word);
    case 'creature':
      return paths.monster(word);
    case 'condition':
      return paths.cheatSheet(word.id, word.edition);
  }
}
