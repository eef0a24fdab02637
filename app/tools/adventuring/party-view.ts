import type { Party, PartyMember } from '~/parties/party';
import type { OwnerBar } from './owner-rights.server';

/** A party as its page shows it. */
export type PartyView = Omit<Party, 'ownerSub'> & {
  /** The user's id. */
  me: string;
  bar: OwnerBar;
  /** Id of this page load, so that each of its forms counts once. */
  press: string;
  /** The user's characters of the lab that may become members here. */
  sitters: readonly { id: string; name: string; line: string }[];
  /** URLs of the sheets that the user may read, by member id; null for others'. */
  sheets: Readonly<Record<string, string | null>>;
};

/** Whether the user may run the party now. */
export function mayRun({ role, bar }: Pick<PartyView, 'role' | 'bar'>): boolean {
  return role !== 'player' && bar === null;
}

/** Whether the user may change this member now. */
export function mayChange(
  { bar }: Pick<PartyView, 'bar'>,
  { mayEdit, mine }: PartyMember,
): boolean {
  return mayEdit && (mine || bar === null);
}
