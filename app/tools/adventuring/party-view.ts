import type { Party, PartyMember } from '~/parties/party';
import type { OwnerBar } from './owner-rights.server';

/** A party as its page shows it. */
export type PartyView = Omit<Party, 'ownerSub'> & {
  /** Who looks at it. */
  me: string;
  bar: OwnerBar;
  /** By which the presses of this page count once. */
  press: string;
  /** One's own characters of the lab that may sit down here. */
  sitters: readonly { id: string; name: string; line: string }[];
  /** By the members that they are: the addresses of sheets that this person may read, null for others’. */
  sheets: Readonly<Record<string, string | null>>;
};

/** Whether the one who looks runs the party at the moment. */
export function mayRun({ role, bar }: Pick<PartyView, 'role' | 'bar'>): boolean {
  return role !== 'player' && bar === null;
}

/** Whether they may change this character at the moment. */
export function mayChange(
  { bar }: Pick<PartyView, 'bar'>,
  { mayEdit, mine }: PartyMember,
): boolean {
  return mayEdit && (mine || bar === null);
}
