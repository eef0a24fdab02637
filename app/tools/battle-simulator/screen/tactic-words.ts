import type { Combatant } from '~/battle/sheet/combatant';
import type { Spending, TargetChoice } from '~/battle/sheet/tactics';
import type { Choice } from '~/ui/select';

type Line = Combatant['line'];

const TARGET_WORDS: Record<TargetChoice, string> = {
  weakest: 'whoever is weakest',
  strongest: 'whoever is strongest',
  random: 'anybody',
  spread: 'each another',
  healers: 'healers first',
  nearest: 'the nearest line',
  dangerous: 'the most dangerous',
};
const SPENDING_WORDS: Record<Spending, string> = {
  all: 'the greatest first',
  steady: 'as its worth says',
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
