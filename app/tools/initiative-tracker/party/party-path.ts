import { fightPaths } from '~/fight-paths';

/** Which characters of one's parties are in a fight. Apart from the other links of fights, which every visitor loads. */
export function partyOfFight({ id }: { id: string }): string {
  return `${fightPaths.fight({ id })}/party`;
}
