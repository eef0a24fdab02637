import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { readPerson, requireAccess } from '~/account/guard/guards.server';
import { answerProPlainly } from '~/account/guard/pro-answer.server';
import { toolRights } from '~/account/guard/tool-rights.server';
import { notFound } from '~/platform/answers';
import { readAsk } from './address/ask';
import { isDemonstration } from './address/demonstration';
import { setupValue } from './address/setup-value';
import { battleCsv } from './out/battle-csv';
import { battleText } from './out/battle-text';
import { playForPage } from './play/play-ready';
import { readyAt } from './play/ready.server';

/** The battle of a URL as a file, or its results as text or CSV. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const person = (await requireAccess(context)) ?? (await readPerson(context));
  const { form } = params;
  if (form !== 'text' && form !== 'csv' && form !== 'json') return notFound();
  const ask = readAsk(new URL(request.url).searchParams);
  const { mayUse } = await toolRights(context, 'battle-simulator', person);
  if (!mayUse && !isDemonstration(ask))
    return answerProPlainly({ what: 'Your own simulation', stays: 'your simulation' });
  const { ready, problem } = await readyAt(
    context.services,
    { ...ask, change: '', most: '', day: [] },
    person?.userId ?? null,
  );
  if (ready === null) {
    return new Response(`${problem ?? 'Each side needs at least one combatant.'}\n`, {
      status: 400,
      headers: headersOf('text'),
    });
  }
  if (form === 'json')
    return new Response(`${JSON.stringify(setupValue(ask), null, 2)}\n`, {
      headers: headersOf(form),
    });
  const { tally } = playForPage(ready, { seed: ask.seed, fight: 0 });
  const title = ready.battle.sides
    .map((side) => side.map(({ combatant, count }) => `${count} × ${combatant.name}`).join(', '))
    .join(' against ');
  return new Response(form === 'csv' ? battleCsv(tally) : battleText(title, tally), {
    headers: headersOf(form),
  });
}

const TYPES = { text: 'text/plain', csv: 'text/csv', json: 'application/json' } as const;

function headersOf(form: keyof typeof TYPES): HeadersInit {
  return {
    'Content-Type': `${TYPES[form]}; charset=utf-8`,
    'Cache-Control': 'private, no-store',
    ...(form !== 'text' && { 'Content-Disposition': `attachment; filename="battle.${form}"` }),
  };
}
