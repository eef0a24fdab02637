import type { OpenWord } from '~/compendium/statblock/use-statblock-tools';
import { ConditionDialog } from './condition-dialog';
import { SpellDialog } from './spell-dialog';

/** A word of a statblock, opened in front of the page. */
export default function WordDialog({ word, onClose }: { word: OpenWord; onClose: () => void }) {
  return word.kind === 'spell' ? (
    <SpellDialog spell={word} onClose={onClose} />
  ) : (
    <ConditionDialog word={word} onClose={onClose} />
  );
}
