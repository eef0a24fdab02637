import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { characterFileName } from '~/characters/exchange/file-name';
import { CHARACTER_FORMS, characterAs } from '~/characters/exchange/forms';
import { toldAtTable } from '~/parties/at-table';
import { notFound, problemJson } from '~/platform/answers';
import { openAtTable } from './at-table.server';
import { sheetPdfAnswer } from './print/sheet-pdf-answer.server';

/** GET: exports the user's own character as a file: our JSON, Foundry, Markdown, text, or a PDF to fill in. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { opened, seat } = await openAtTable(context, params.id ?? '');
  if (params.form === 'pdf')
    return sheetPdfAnswer(context.services, toldAtTable(opened.character, seat), request);
  const form = CHARACTER_FORMS.find((one) => one === params.form);
  if (form === undefined) return notFound();
  const told = toldAtTable(opened.character, seat);
  const { text, type, ending } = characterAs(form, told);
  const name = characterFileName(told.character.name, ending);
  return new Response(text, {
    headers: {
      'Content-Type': `${type}; charset=utf-8`,
      'Cache-Control': 'private, no-store',
      'Content-Disposition': `${type === 'application/json' ? 'attachment' : 'inline'}; filename="${name}"`,
    },
  });
}

/** Writing is not supported here: 405. */
export function action() {
  return problemJson(405, 'A character’s file is read here with GET.');
}
