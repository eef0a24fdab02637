import layout from '~/ui/layout.module.css';
import { difficultyWords } from './difficulty-words';
import { useFight } from './fight-facts';

/** How hard the fight is for its party, in one line. */
export function DifficultyLine() {
  const { fight } = useFight();
  const words = difficultyWords(fight);
  return words === '' ? null : (
    <p className={layout.soft} data-difficulty>
      {words}
    </p>
  );
}
