import type { BattleTally } from '~/battle/count/battle-tally';
import { mean, percent, winSentence } from '../screen/odds-words';

/** The results of a battle as plain text, for a message. */
export function battleText(title: string, tally: BattleTally): string {
  const { share, rounds, creatures, leftOut, seed } = tally;
  const lines = [
    title,
    winSentence(tally),
    `Side B wins ${percent(share.b.share)}, nobody ${percent(share.draw.share)}. A fight takes ${mean(rounds.mean)} rounds.`,
    '',
    ...creatures.map(
      ({ side, name, left, maximum, down, dead, dealt }) =>
        `${side === 0 ? 'A' : 'B'} ${name}: ${mean(left.mean)} of ${mean(maximum)} hit points left, down ${percent(down.share)}, dead ${percent(dead.share)}, deals ${mean(dealt)}`,
    ),
    ...(leftOut.length === 0 ? [] : ['', 'Not simulated:']),
    ...leftOut.map(({ creature, words }) => `${creature}: ${words.join('; ')}`),
    '',
    `Seed ${seed}.`,
  ];
  return `${lines.join('\n')}\n`;
}
