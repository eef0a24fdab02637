import type { Role } from '~/catalogue/tool';
import type { Plan } from './pro';

/**
 * What the cookie alone says about who looks at a page: enough for a menu, never for a right. A copy of the cookie still says
 * it after signing out, so the e-mail is not in it.
 */
export type Viewer = {
  /** By which this device tells one person's unsent work from another's; null in cookies from before it was there. */
  userId: string | null;
  name: string;
  roles: Role[];
  /** When the trial ends that keeps Pro open for them, in seconds since 1970; null when none does. */
  trialEnd: number | null;
};

/** The signed-in person, read from the database for this request. */
export type Person = {
  userId: string;
  /** The session that the cookie names; null for a caller with a bearer token. */
  sessionId: string | null;
  sub: string;
  /** When they last showed the provider who they are, in seconds since 1970. */
  authTime: number;
  username: string;
  email: string;
  name: string;
  familyName: string;
  roles: Role[];
  plan: Plan;
  /** Whether Pro is theirs at this moment. */
  pro: boolean;
};

/** Who asks: nobody, a person, or somebody whose session cannot be renewed while the provider does not answer. */
export type Standing =
  | { kind: 'nobody' }
  | { kind: 'person'; person: Person }
  | { kind: 'unavailable' };

/** The name to greet someone by: first name, else username, else e-mail, of either only the part before the @. */
export function greetingName(facts: { name: string; username: string; email: string }): string {
  return facts.name || ((facts.username || facts.email).split('@')[0] ?? '');
}
