import type { AskedView, StepView } from '../../app/tools/character-lab/making/making-facts';

/** The choices that a step of making a character shows. */
export function askedInStep(view: StepView): readonly AskedView[] {
  switch (view.step) {
    case 'class':
      return view.taken.flatMap(({ asked }) => asked);
    case 'equipment':
      return view.lines.flatMap((line) => [line, ...line.kinds]);
    case 'abilities':
    case 'about':
      return [];
    default:
      return view.asked;
  }
}
