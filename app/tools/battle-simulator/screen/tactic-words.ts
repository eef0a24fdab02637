import type { Combatant } from '~/battle/sheet/combatant';
import type { Spending, TargetChoice } from '~/battle/sheet/tactics';
import type { Choice } from '~/ui/select';

type Line = Combatant['line'];

const TARGET_WORDS: Record<TargetChoice, string> = {
  weakest: 'the weakest',
  strongest: 'the strongest',
  random: 'anybody',
  spread: 'a different one each',
  healers: 'healers first',
  nearest: 'the nearest line',
  dangerous: 'the most dangerous',
};
const SPENDING_WORDS: Record<Spending, string> = {
  all: 'the strongest first',
  steady: 'when worth it',
  hoard: 'only when hurt',
};

function choices(words: Record<string, string>): Choice[] {
  return [
    { value: '', label: 'As usual' },
    ...Object.entries(words).map(([value, label]) => ({ value, label })),
  ];
}
const LINE_WORDS: Record<Line, string> = {
  front: 'in front',
  back: 'behind',
  flying: 'in the air',
};

export const LINE_CHOICES = choices(LINE_WORDS);
export const TARGET_CHOICES = choices(TARGET_WORDS);
export const SPENDING_CHOICES = choices(SPENDING_WORDS);
