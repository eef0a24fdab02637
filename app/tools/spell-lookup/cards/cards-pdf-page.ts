import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { requireAccess } from '~/account/guard/guards.server';
import { askedCards } from './asked-cards.server';
import { printCards } from './print-cards';

/** GET: the cards of a selection as a PDF stream; a sentence when there is nothing to print. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAccess(context);
  const { cards, choices, title, problem } = await askedCards({ request, context });
  if (problem !== null) return plainSentence(problem);
  if (cards.length === 0) return plainSentence('No spells selected to print.');
  const facts = { title: `Spell cards: ${title}`, createdAt: context.services.clock.now() };
  const file = request.method === 'HEAD' ? null : printCards(cards, choices, facts);
  return new Response(file, {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': 'attachment; filename="spell-cards.pdf"',
      'Cache-Control': 'private, no-store',
    },
  });
}

function plainSentence(sentence: string): Response {
  const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' };
  return new Response(`${sentence}\n`, { status: 400, headers });
}
