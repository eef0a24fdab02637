import type { PlanStatus } from '~/account/person/pro';

/** A person as the table of people and its file show them [specification 3]. Times in seconds since 1970. */
export type PersonRecord = {
  userId: string;
  email: string;
  username: string;
  role: string;
  /** What the hosted sign-in says: CONFIRMED, FORCE_CHANGE_PASSWORD … */
  status: string;
  entStatus: PlanStatus;
  trialEnd: number | null;
  currentPeriodEnd: number | null;
  groups: string[];
};

/** What the words of a search are looked for in. */
export function searchedText({
  email,
  username,
  role,
  status,
  plan,
}: Pick<PersonRecord, 'email' | 'username' | 'role' | 'status'> & { plan: string }): string {
  return [email, username, role, status, plan].join(' ').toLowerCase();
}
