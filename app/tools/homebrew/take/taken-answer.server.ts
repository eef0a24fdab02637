import type { MonsterRecord } from '~/compendium/records/monster-record';
import { sentenceFor } from '~/platform/door-answers';
import { readPreferences } from '~/platform/preferences';
import { takeFile } from './take-file.server';
import type { TakeForm } from './take-forms';

/** The download response for creatures, for the user's paper size; or a problem as a sentence. */
export async function takenAnswer(
  request: Request,
  records: readonly MonsterRecord[],
  form: TakeForm,
  now: number,
): Promise<Response> {
  const paper = readPreferences(request.headers).paper === 'letter' ? 'letter' : 'a4';
  const taken = await takeFile(records, form, { paper, now });
  if (!taken.ok) return sentenceFor(request, 400, taken.problem);
  const isText = /^text|json$/.test(taken.type);
  return new Response(request.method === 'HEAD' ? null : taken.body, {
    headers: {
      'Content-Type': isText ? `${taken.type}; charset=utf-8` : taken.type,
      'Content-Disposition': `attachment; filename="${taken.name}"`,
      'Cache-Control': 'private, no-store',
    },
  });
}
