import type { Viewer as AccountViewer } from '~/account/person/person';
import { daysLeft } from '~/account/person/pro';

/** Who looks at the page, as far as its frame must know; nobody when signed out. */
export type Viewer = {
  userId: string | null;
  name: string;
  roles: readonly string[];
  /** What is left of their trial when it is little, such as "3 days left". */
  left?: string;
} | null;

/** The days before the end of a trial on which it is told how many are left. */
const TOLD_DAYS = 5;

/** Whom the cookie names, as the frame is handed it at a moment (milliseconds since 1970). */
export function shownViewer(viewer: AccountViewer | null, now: number): Viewer {
  if (viewer === null) return null;
  const { trialEnd, ...who } = viewer;
  const days = trialEnd === null ? 0 : daysLeft(trialEnd, now / 1000);
  if (days === 0 || days > TOLD_DAYS) return who;
  return { ...who, left: days === 1 ? '1 day left' : `${days} days left` };
}
