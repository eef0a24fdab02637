import { readCookie } from '~/platform/cookies';

const COOKIE = 'notices-away';
/** The oldest ids are dropped first: their notices have ended long ago. */
const MOST = 8;
const DAYS_30 = 30 * 24 * 60 * 60;
const ID = /^[0-9a-f]{8}$/;

/** Whether a text can be a notice's id. */
export function isNoticeId(text: string): boolean {
  return ID.test(text);
}

/** The ids of the notices that this device has dismissed. */
export function noticesAway(headers: Headers): string[] {
  return (readCookie(headers, COOKIE) ?? '').split('.').filter(isNoticeId).slice(-MOST);
}

/** The `Set-Cookie` value with one more dismissed notice, for 30 days. It does not identify the visitor. */
export function awayCookie(before: readonly string[], id: string): string {
  const ids = [...before.filter((other) => other !== id), id].slice(-MOST);
  return `${COOKIE}=${ids.join('.')}; Max-Age=${DAYS_30}; Path=/; Secure; HttpOnly; SameSite=Lax`;
}
