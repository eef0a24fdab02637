import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { monsterById } from '~/compendium/shelf/records.server';
import { statblockHomebrewery } from '~/compendium/statblock/statblock-homebrewery';
import { statblockOf } from '~/compendium/statblock/statblock-lines';
import { statblockMarkdown } from '~/compendium/statblock/statblock-markdown';
import { notFound } from '~/platform/answers';
import { wantedLayout } from './remember-layout';

const WRITERS = { markdown: statblockMarkdown, homebrewery: statblockHomebrewery } as const;

/** A statblock as text to copy: `/monster-lookup/{id}/as/markdown`, or `homebrewery`. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { id = '', format = '' } = params;
  if (format !== 'markdown' && format !== 'homebrewery') notFound();
  const found = await monsterById(context.services.db, id);
  if (found === null) notFound();
  const asked = new URL(request.url).searchParams.get('layout');
  const layout = wantedLayout(asked, null) ?? found.record.edition;
  return new Response(WRITERS[format](statblockOf(found.record, layout)), {
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'public, max-age=300',
    },
  });
}
