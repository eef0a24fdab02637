import type { BattleTally, Share } from '~/battle/count/battle-tally';

/** A share in whole percent; nearly 0 and nearly 100 are "under 1%" and "over 99%". */
export function percent(share: number): string {
  if (share > 0 && share < 0.005) return 'under 1%';
  if (share < 1 && share > 0.995) return 'over 99%';
  return `${Math.round(share * 100)}%`;
}

/** A share with its 95% confidence interval. */
export function withInterval({ share, low, high }: Share): string {
  return `${percent(share)} (${(low * 100).toFixed(1)} to ${(high * 100).toFixed(1)}%)`;
}

/** Side A's share of wins with its interval, in one sentence. */
export function winSentence({ share, fights }: BattleTally): string {
  const counted = fights.toLocaleString('en-US');
  return `Side A wins ${withInterval(share.a)} of ${counted} fights.`;
}

/** A sentence about fights stopped after 100 rounds; '' if none was. */
export function brokenWords({ brokenOff, fights }: BattleTally): string {
  if (brokenOff === 0) return '';
  if (brokenOff === fights)
    return ' Nobody can win this: every fight was stopped after 100 rounds.';
  return ` ${brokenOff} were stopped after 100 rounds.`;
}

/** A sentence that the server stopped before all fights were run. */
export function cutSentence(fights: number): string {
  const counted = fights === 1 ? 'one fight' : `${fights.toLocaleString('en-US')} fights`;
  return `These fights are long: the server simulated ${counted}. Your device does the rest.`;
}

/** A mean with one decimal. */
export function mean(value: number): string {
  return value.toFixed(1);
}

/** How many rounds a fight takes on average, and the middle half of all fights. */
export function roundsSentence(
  rounds: Pick<BattleTally['rounds'], 'mean' | 'p25' | 'p75'>,
): string {
  const usual = rounds.p25 === rounds.p75 ? rounds.p25 : `${rounds.p25} to ${rounds.p75}`;
  return `A fight takes ${mean(rounds.mean)} rounds, most often ${usual}.`;
}

/** How often somebody of side A falls and dies, and who falls most often, in one sentence. */
export function fallSentence({
  sides,
  creatures,
}: {
  sides: BattleTally['sides'];
  creatures: readonly Pick<BattleTally['creatures'][number], 'name' | 'side' | 'down'>[];
}): string {
  const { somebodyDown, everybodyDown, somebodyDead } = sides[0];
  const own = creatures.filter(({ side }) => side === 0);
  if (somebodyDown.share === 0) return 'Nobody of side A falls.';
  const [first] = own.toSorted((one, other) => other.down.share - one.down.share);
  const often =
    first && own.length > 1 ? `, most often ${first.name} (${percent(first.down.share)})` : '';
  const all = own.length > 1 ? `; all of them in ${percent(everybodyDown.share)}` : '';
  return `Somebody of side A falls in ${percent(somebodyDown.share)} of the fights${often}${all}. Somebody dies in ${percent(somebodyDead.share)}.`;
}
