import type { ActionFunctionArgs } from '@remix-run/cloudflare';
import { z } from 'zod';
import { readViewer } from '~/account/guard/guards.server';
import { notFound, problemJson } from '~/platform/answers';

const SENT = z.object({
  person: z.string(),
  events: z
    .array(z.object({ id: z.string().max(36), body: z.object({ word: z.string() }) }))
    .max(100),
});

/** A GET shows nothing: this address only serves the style guide's events. */
export function loader() {
  return notFound();
}

/**
 * Receives the events of the style guide's outbox, for developers: stores nothing, acknowledges each event and refuses
 * those that say "refuse".
 */
export async function action({ request, context }: ActionFunctionArgs) {
  if (context.services.config.APP_MODE !== 'development') notFound();
  const viewer = await readViewer(context);
  const sent = SENT.safeParse(await request.json().catch(() => null));
  if (!sent.success) return problemJson(400, 'These are not the events of the style guide.');
  const { person, events } = sent.data;
  if (viewer?.userId !== person) return problemJson(401, 'Somebody else is signed in.');
  const isRefused = ({ body }: (typeof events)[number]) => body.word === 'refuse';
  return Response.json({
    acknowledged: events.filter((event) => !isRefused(event)).map(({ id }) => id),
    refused: events
      .filter(isRefused)
      .map(({ id }) => ({ id, reason: 'This change is refused to show how that looks.' })),
  });
}
