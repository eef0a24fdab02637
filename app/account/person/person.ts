import type { Role } from '~/catalogue/tool';
import type { Plan } from './pro';

/**
 * What the cookie says about the visitor: enough for a menu, never for a right. A copy of the cookie keeps saying it
 * after the sign-out, so it does not contain the e-mail.
 */
export type Viewer = {
  /** Tells users' drafts on this device apart; null in cookies from before this field existed. */
  userId: string | null;
  name: string;
  roles: Role[];
  /**
   * When the trial that gives them Pro ends, in seconds since 1970; null when they have no trial, or Pro without it.
   */
  trialEnd: number | null;
};

/** The signed-in user, read from the database for this request. */
export type Person = {
  userId: string;
  /** The session named by the cookie; null for a caller with a bearer token. */
  sessionId: string | null;
  sub: string;
  /** When they last authenticated at the provider, in seconds since 1970. */
  authTime: number;
  username: string;
  email: string;
  name: string;
  familyName: string;
  roles: Role[];
  plan: Plan;
  /** Whether they have Pro now. */
  pro: boolean;
};

/** The caller: nobody, a user, or a session that cannot be renewed because the provider does not answer. */
export type Standing =
  | { kind: 'nobody' }
  | { kind: 'person'; person: Person }
  | { kind: 'unavailable' };

/** The name to greet a user by: first name, else the username or the e-mail up to the @. */
export function greetingName(facts: { name: string; username: string; email: string }): string {
  return facts.name || ((facts.username || facts.email).split('@')[0] ?? '');
}
