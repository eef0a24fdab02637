import type { Person } from '~/account/person/person';
import type { IdentityRefusal } from '~/platform/identity-admin-answers';
import type { Services } from '~/platform/services.server';

/** The admin who acts, with the services and the request. */
export type Acting = {
  services: Services;
  admin: Pick<Person, 'userId' | 'username' | 'email'>;
  requestId: string;
};

/** The result of an action on a user: done, or why not, in a sentence; `but` is a warning although it was done. */
export type ActAnswer =
  | { ok: true; but?: string }
  | { ok: false; status: 400 | 404 | 409 | 502 | 503 | 504; sentence: string };

export const NO_KEYS: ActAnswer & { ok: false } = {
  ok: false,
  status: 503,
  sentence:
    'This needs the sign-in provider’s admin keys, which are not set up. Nothing was changed.',
};

export const LAST_ADMIN: ActAnswer & { ok: false } = {
  ok: false,
  status: 409,
  sentence: 'This is the only admin, so nothing was changed. Make someone else an admin first.',
};

export const GONE: ActAnswer & { ok: false } = {
  ok: false,
  status: 404,
  sentence: 'This person no longer exists.',
};

/** Converts a refusal by the hosted sign-in into our result. */
export function refusedThere(refusal: IdentityRefusal): ActAnswer & { ok: false } {
  if (refusal.reason === 'unavailable') {
    const sentence = 'The sign-in provider did not answer. Nothing was changed; try again.';
    return { ok: false, status: 504, sentence };
  }
  return { ok: false, status: 502, sentence: `${refusal.sentence} Nothing was changed.` };
}
