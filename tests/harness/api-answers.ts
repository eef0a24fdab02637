import { CALL_GROUPS } from '~/api';
import { TABLE } from './addresses';

const CALLS = new Map(
  CALL_GROUPS.flatMap(({ calls }) => calls).map((call) => [`${call.method} ${call.path}`, call]),
);

function isAsDescribed(body: unknown, call: { body?: object }): boolean {
  if (call.body === undefined) return true;
  if (!('schema' in call.body) || typeof body !== 'string') return false;
  try {
    return Object(call.body.schema).safeParse(JSON.parse(body)).success;
  } catch {
    return false;
  }
}

/**
 * What an answer has that its call does not describe, or lacks of it; nothing for an address that programs do not call,
 * and for what our own pages send there in another form.
 */
export async function answerProblems(
  { method, path, body }: { method: string; path: string; body: unknown },
  answer: Response,
): Promise<string[]> {
  const { route, isData } = TABLE.at(path);
  const call = isData ? undefined : CALLS.get(`${method.toLowerCase()} ${route}`);
  if (call === undefined || !('schema' in call.answer) || !isAsDescribed(body, call)) return [];
  const { status = 200, schema } = call.answer;
  if (answer.status !== status) return [`${answer.status}, not ${status}`];
  const read = schema.safeParse(await answer.json());
  return (read.error?.issues ?? []).map((issue) => `${issue.path.join('.')}: ${issue.message}`);
}
