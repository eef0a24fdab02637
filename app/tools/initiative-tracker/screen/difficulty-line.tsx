import layout from '~/ui/layout.module.css';
import { difficultyWords } from './difficulty-words';
import { useFight } from './fight-facts';

/** The difficulty of the fight for its party, in one line. */
export function DifficultyLine() {
  const { fight } = useFight();
  const words = difficultyWords(fight);
  return words === '' ? null : (
    <p className={layout.soft} data-difficulty>
      {words}
    </p>
  );
}
