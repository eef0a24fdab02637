import { daysLeft } from '~/account/person/pro';
import { fightPaths } from '~/fight-paths';
import { paths } from '~/paths';
import type { SaidOnce } from '~/platform/said-once';
import { dayWords } from '~/ui/day-words';
import bannerStyle from './notice-banner.css?url';

/** A one-time message as passed to a page. */
export type ShownPassing = {
  /** The path of the page that shows it. */
  at: string;
  tone: 'good' | 'info';
  text: string;
  ways: { label: string; to: string }[];
  style: string;
};

const BEGIN = [
  { label: 'a fight', to: fightPaths.newFight() },
  { label: 'a map', to: paths.mapwright() },
  { label: 'a monster', to: paths.monsterLookup() },
];

/** The text of a message at a time (milliseconds since 1970), and its links. */
export function passingWords(
  said: SaidOnce,
  now: number,
): Pick<ShownPassing, 'tone' | 'text' | 'ways'> {
  if (said.kind === 'deleted') {
    const plan = said.hadPlan ? ' Your plan was canceled: nothing more will be charged.' : '';
    const text = `Your account is deleted, with everything saved in it.${plan}`;
    return { tone: 'info', text, ways: [] };
  }
  const days = daysLeft(said.trialEnd, now / 1000);
  const until = dayWords(said.trialEnd * 1000);
  const text = `${days} ${days === 1 ? 'day' : 'days'} of Pro, until ${until}. Start with:  `;
  return { tone: 'good', text, ways: BEGIN };
}

/** The message for a page's data; an empty object without one. */
export function shownPassing(
  said: SaidOnce | null,
  { pathname }: URL,
  now: number,
): { passing?: ShownPassing } {
  if (said === null) return {};
  return { passing: { ...passingWords(said, now), at: pathname, style: bannerStyle } };
}
