import type { RollLean } from '~/dice-tray/roll';

/** The mark on a number: a short form, and a text with the reasons. */
export type LeanMark = {
  how: 'advantage' | 'disadvantage' | 'fails' | 'neither';
  short: string;
  words: string;
};

/** The mark for the effects on a roll and a penalty; null when there are none. */
export function leanMark(leans: readonly RollLean[], penalty: number): LeanMark | null {
  const why = (how: RollLean['how']) =>
    leans.filter((one) => one.how === how).map((one) => one.why);
  const [fails, up, down] = [why('fails'), why('advantage'), why('disadvantage')];
  if (fails.length > 0)
    return { how: 'fails', short: 'fails', words: `Fails: ${fails.join(', ')}` };
  const less = penalty === 0 ? '' : `−${penalty}`;
  const minus = penalty === 0 ? '' : `${less} from exhaustion`;
  if (up.length > 0 && down.length > 0) {
    const reasons = [...up, ...down].join(', ');
    const words = [`Neither advantage nor disadvantage: ${reasons}`, minus];
    return { how: 'neither', short: `flat ${less}`.trim(), words: joined(words) };
  }
  if (up.length > 0) {
    const words = [`Advantage: ${up.join(', ')}`, minus];
    return { how: 'advantage', short: `adv ${less}`.trim(), words: joined(words) };
  }
  if (down.length > 0) {
    const words = [`Disadvantage: ${down.join(', ')}`, minus];
    return { how: 'disadvantage', short: `dis ${less}`.trim(), words: joined(words) };
  }
  return penalty === 0 ? null : { how: 'disadvantage', short: less, words: minus };
}

function joined(words: readonly string[]): string {
  return words.filter((one) => one !== '').join('; ');
}
