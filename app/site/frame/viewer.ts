import type { Viewer as AccountViewer } from '~/account/person/person';
import { daysLeft } from '~/account/person/pro';

/** The visitor as the frame needs them; null when signed out. */
export type Viewer = {
  userId: string | null;
  name: string;
  roles: readonly string[];
  /** How much of their trial is left when it is little, such as "3 days left". */
  left?: string;
} | null;

/** From how many days before a trial's end the frame shows the rest. */
const TOLD_DAYS = 5;

/** The user named by the cookie, for the frame at a time (milliseconds since 1970). */
export function shownViewer(viewer: AccountViewer | null, now: number): Viewer {
  if (viewer === null) return null;
  const { trialEnd, ...who } = viewer;
  const days = trialEnd === null ? 0 : daysLeft(trialEnd, now / 1000);
  if (days === 0 || days > TOLD_DAYS) return who;
  return { ...who, left: days === 1 ? '1 day left' : `${days} days left` };
}
