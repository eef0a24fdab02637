import type { PlanStatus } from '~/account/person/pro';

/** A user in the table and its CSV file [specification 3]. Times in seconds since 1970. */
export type PersonRecord = {
  userId: string;
  email: string;
  username: string;
  role: string;
  /** The status at the hosted sign-in: CONFIRMED, FORCE_CHANGE_PASSWORD … */
  status: string;
  entStatus: PlanStatus;
  trialEnd: number | null;
  currentPeriodEnd: number | null;
  groups: string[];
};

/** The text in which search words are looked up. */
export function searchedText({
  email,
  username,
  role,
  status,
  plan,
}: Pick<PersonRecord, 'email' | 'username' | 'role' | 'status'> & { plan: string }): string {
  return [email, username, role, status, plan].join(' ').toLowerCase();
}
