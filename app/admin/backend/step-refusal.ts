import type { Sent } from '~/platform/send-form';

/** Why a step was refused, in the server's words; '' when it was not. */
export function refusalIn(sent: Exclude<Sent, { kind: 'no-line' }>): string {
  if (sent.status === 200 && sent.kind === 'answered') return '';
  const error: unknown = sent.kind === 'answered' ? Object(sent.body).error : '';
  return typeof error === 'string' && error !== '' ? error : `the answer was ${sent.status}.`;
}
