/** Functions that end a loader or an action early. Each throws its response, so that no code after it runs. */

/** Throws a 404: nothing is here, or it belongs to someone else. `sentence` can say more. */
export function notFound(sentence = '404 Not Found'): never {
  throw new Response(sentence, { status: 404, statusText: 'Not Found' });
}

/**
 * Throws a 404 for a share link of a thing, such as a map. It doesn't reveal whether the code never existed or was
 * revoked.
 */
export function closedLink(thing: string): never {
  return notFound(
    `No ${thing} at this link. Its owner may have deleted it or stopped sharing it, or part of the link is missing. Check the link, or ask for a new one.`,
  );
}

/** Throws a 503 with a sentence: the resource exists but is temporarily unavailable. */
export function notNow(sentence: string): never {
  throw new Response(sentence, { status: 503, statusText: 'Not at the moment' });
}

/** A JSON error response with one sentence. */
export function problemJson(status: number, problem: string): Response {
  return Response.json({ error: problem }, { status, headers: { 'Cache-Control': 'no-store' } });
}
