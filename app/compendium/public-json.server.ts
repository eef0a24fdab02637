import { problemJson } from '~/platform/answers';

/** How many seconds a browser or shared cache may use a response without revalidation. */
const FRESH_SECONDS = { record: 3600, list: 300 };

/**
 * Responds with public JSON: cacheable, and 304 without a body when the client has this version already. `version`
 * identifies the content; without it, the content is hashed.
 */
export async function publicJson(
  request: Request,
  kind: 'record' | 'list',
  content: unknown,
  version?: string,
): Promise<Response> {
  const body = JSON.stringify(content);
  const tag = `"${version ?? (await digestOf(body))}"`;
  const headers = {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': `public, max-age=${FRESH_SECONDS[kind]}, stale-while-revalidate=86400`,
    ETag: tag,
  };
  if (hasVersion(request.headers.get('If-None-Match'), tag)) {
    return new Response(null, { status: 304, headers });
  }
  return new Response(request.method === 'HEAD' ? null : body, { headers });
}

/** Responds 404 in JSON: no published record has this id. */
export function noSuchRecord(kind: 'monster' | 'spell'): Response {
  return problemJson(404, `No ${kind} has this id.`);
}

function hasVersion(asked: string | null, tag: string): boolean {
  if (asked === null) return false;
  return asked.split(',').some((one) => ['*', tag, `W/${tag}`].includes(one.trim()));
}

async function digestOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  const bytes = [...new Uint8Array(digest).subarray(0, 16)];
  return bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
