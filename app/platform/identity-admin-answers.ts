/** Why an admin call to the hosted sign-in failed. With `unavailable` it may or may not have been carried out. */
export type IdentityRefusal =
  | { ok: false; reason: 'duplicate' | 'missing' | 'refused'; sentence: string }
  | { ok: false; reason: 'unavailable' };

/** The result of an admin call to the hosted sign-in. */
export type IdentityAnswer<Value> = { ok: true; value: Value } | IdentityRefusal;

const LONGEST_WORDS = 200;

const DUPLICATES: Record<string, string> = {
  UsernameExistsException: 'This username is already taken.',
  AliasExistsException: 'An account with this email already exists.',
};

const KEYS = 'The sign-in provider does not accept our admin keys.';

const REFUSALS: Record<string, string> = {
  AccessDeniedException: KEYS,
  InvalidSignatureException: KEYS,
  UnrecognizedClientException: KEYS,
  CodeDeliveryFailureException: 'The sign-in provider could not deliver the email.',
  ResourceNotFoundException: 'The sign-in provider does not know this group or user pool.',
  UnsupportedUserStateException: 'The account’s status does not allow this.',
};

/** Error types that ask to retry later, rather than refuse. */
const BUSY = new Set([
  'TooManyRequestsException',
  'LimitExceededException',
  'ThrottlingException',
  'InternalErrorException',
  'ServiceUnavailable',
  'RequestTimeout',
]);

/** The provider's message as one short sentence; empty when there is none. */
function wordsOf(message: unknown): string {
  if (typeof message !== 'string') return '';
  const words = message.replace(/\s+/g, ' ').trim().slice(0, LONGEST_WORDS);
  return words === '' || /[.!?]$/.test(words) ? words : `${words}.`;
}

/** Maps an error response to a refusal, by the error type that the provider names. */
export function refusalOf(status: number, body: Record<string, unknown>): IdentityRefusal {
  const type = typeof body.__type === 'string' ? (body.__type.split('#').at(-1) ?? '') : '';
  if (status >= 500 || type === '' || BUSY.has(type)) return { ok: false, reason: 'unavailable' };
  const duplicate = DUPLICATES[type];
  if (duplicate) return { ok: false, reason: 'duplicate', sentence: duplicate };
  if (type === 'UserNotFoundException') {
    const sentence = 'The sign-in provider no longer knows this person.';
    return { ok: false, reason: 'missing', sentence };
  }
  const words = wordsOf(body.message);
  const sentence = REFUSALS[type] ?? `The sign-in provider refused. ${words}`.trim();
  return { ok: false, reason: 'refused', sentence };
}
