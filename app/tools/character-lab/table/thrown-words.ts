import type { Deed } from '~/characters/play/deed';

/** The dice results of a deed as text: "Rolled 14. "; empty for deeds without dice. */
export function thrownWords(deed: Deed): string {
  switch (deed.does) {
    case 'death-save':
      return `Rolled ${deed.die}. `;
    case 'hit-die':
      return `Rolled ${deed.roll}. `;
    case 'short-rest':
      return deed.dice.length === 0
        ? ''
        : `Rolled ${deed.dice.map(([, roll]) => roll).join(', ')}. `;
    default:
      return '';
  }
}
