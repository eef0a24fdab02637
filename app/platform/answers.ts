/** The ways a loader or an action ends early. Each is thrown, so that no code after it runs. */

/** Answers 404: nothing is here, or nothing that is this person's; with a sentence where there is more to say. */
export function notFound(sentence = '404 Not Found'): never {
  throw new Response(sentence, { status: 404, statusText: 'Not Found' });
}

/** Answers 404 to a link that shares a thing, such as a map: it was never given, or is withdrawn, which it does not tell apart. */
export function closedLink(thing: string): never {
  return notFound(
    `No ${thing} at this link. Its owner may have deleted it or stopped sharing it, or part of the link is missing. Check the link, or ask for a new one.`,
  );
}

/** Answers 503 with a sentence: what was asked for is there, but cannot be had at the moment. */
export function notNow(sentence: string): never {
  throw new Response(sentence, { status: 503, statusText: 'Not at the moment' });
}

/** A JSON answer that says in one sentence what was wrong. */
export function problemJson(status: number, problem: string): Response {
  return Response.json({ error: problem }, { status, headers: { 'Cache-Control': 'no-store' } });
}
