import type { InboxMessage } from '~/contact/inbox.server';

/** The sender's name, as typed. */
export function writerOf({ firstName, lastName }: Pick<InboxMessage, 'firstName' | 'lastName'>) {
  return [firstName, lastName].filter(Boolean).join(' ');
}

/** Why a message waits, in a sentence for the owner. */
export function waitingWords(
  { attempts, lastProblem }: Pick<InboxMessage, 'attempts' | 'lastProblem'>,
  hasEndpoint: boolean,
): string {
  if (!hasEndpoint) return 'No contact endpoint is set, so it waits here.';
  const tries = attempts === 1 ? 'once' : `${attempts} times`;
  const tried =
    attempts === 0 ? 'Sent with the form' : `Sent with the form and tried again ${tries}`;
  return `${tried}. The endpoint’s last answer: ${lastProblem ?? 'none yet'}.`;
}
