import type { NoticeTone } from '~/catalogue/site-notice';
import { safeNext } from '~/platform/redirect';
import { momentIn } from '../frame/moment-in';

export const LONGEST_NOTICE = 200;
const LONGEST_LINK = 300;
const LONGEST = 2_000;
/** The longest time that a notice is shown. */
const LONGEST_MS = 92 * 24 * 60 * 60 * 1000;
const FURTHEST_MS = 366 * 24 * 60 * 60 * 1000;

export const TONES: readonly { value: NoticeTone; label: string }[] = [
  { value: 'info', label: 'News' },
  { value: 'good', label: 'Good news' },
  { value: 'warning', label: 'Warning' },
];

/** The fields as sent, to be shown again. */
export type NoticeFields = {
  text: string;
  link: string;
  tone: string;
  from: string;
  until: string;
  zone: string;
};

export type NoticeProblems = Partial<Record<keyof NoticeFields, string>>;

/** The content of a valid form. */
export type NoticeWords = {
  text: string;
  link: string | null;
  tone: NoticeTone;
  startsAt: number;
  endsAt: number;
};

/** The fields of a notice form; missing ones are empty, and the time zone defaults to UTC. */
export function noticeFields(form: Pick<FormData, 'get'>): NoticeFields {
  const said = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value.trim().slice(0, LONGEST) : '';
  };
  return {
    text: said('text'),
    link: said('link'),
    tone: said('tone') || 'info',
    from: said('from'),
    until: said('until'),
    zone: said('zone') || 'UTC',
  };
}

type Reading = { ok: true; words: NoticeWords } | { ok: false; problems: NoticeProblems };

/**
 * Validates the fields at a time (milliseconds since 1970): the notice, or an error sentence for each invalid field.
 * Without a start the notice begins now, or keeps its start if it is already shown.
 */
export function readNotice(
  fields: NoticeFields,
  { now, origin, begun }: { now: number; origin: string; begun?: number },
): Reading {
  const problems: NoticeProblems = {};
  const text = fields.text.replace(/\p{C}+/gu, ' ').trim();
  if (text === '') problems.text = 'Write the notice.';
  else if (text.length > LONGEST_NOTICE)
    problems.text = `The notice is too long (max ${LONGEST_NOTICE}).`;
  const link = fields.link === '' ? null : safeNext(fields.link, origin);
  if (link !== null && (link !== fields.link || link.length > LONGEST_LINK))
    problems.link = 'Enter a page of this site, such as /features.';
  const tone = TONES.find(({ value }) => value === fields.tone)?.value;
  if (tone === undefined) problems.tone = 'Choose a tone.';
  const starts =
    fields.from === ''
      ? { ok: true as const, at: begun ?? now }
      : momentIn(fields.from, fields.zone);
  if (!starts.ok) problems[isZone(starts.problem) ? 'zone' : 'from'] = starts.problem;
  const ends =
    fields.until === ''
      ? { ok: false as const, problem: 'Choose when it ends.' }
      : momentIn(fields.until, fields.zone);
  if (!ends.ok) problems[isZone(ends.problem) ? 'zone' : 'until'] = ends.problem;
  if (starts.ok && starts.at > now + FURTHEST_MS) problems.from = 'Choose a time within a year.';
  if (starts.ok && ends.ok) {
    if (ends.at <= now) problems.until = 'That time has passed.';
    else if (ends.at <= starts.at) problems.until = 'It must end after it begins.';
    else if (ends.at - Math.max(starts.at, now) > LONGEST_MS)
      problems.until = 'It can run for at most 3 months.';
  }
  if (Object.keys(problems).length > 0 || !starts.ok || !ends.ok || tone === undefined)
    return { ok: false, problems };
  return { ok: true, words: { text, link, tone, startsAt: starts.at, endsAt: ends.at } };
}

function isZone(problem: string): boolean {
  return problem.startsWith('Enter a time zone');
}
