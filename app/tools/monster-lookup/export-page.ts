import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { foundryActor } from '~/compendium/exports/foundry-actor';
import { improvedInitiativeFile } from '~/compendium/exports/improved-initiative';
import type { MonsterRecord } from '~/compendium/records/monster-record';
import { monsterById } from '~/compendium/shelf/records.server';
import { packStatblock } from '~/compendium/statblock/packed-statblock';
import type { StatblockLayout } from '~/compendium/statblock/statblock';
import { statblockHomebrewery } from '~/compendium/statblock/statblock-homebrewery';
import { statblockOf } from '~/compendium/statblock/statblock-lines';
import { statblockMarkdown } from '~/compendium/statblock/statblock-markdown';
import { notFound } from '~/platform/answers';
import type { PaneFacts } from './pane-facts';
import { creditOf } from './record-credit';
import { wantedLayout } from './remember-layout';
import { keptFor, ownerAmong } from './whose.server';

/** The text formats, which use the requested layout. */
const TEXTS = {
  markdown: statblockMarkdown,
  homebrewery: statblockHomebrewery,
} as const;

/** The file formats for other programs. */
const FILES: Readonly<Record<string, (record: MonsterRecord, id: string) => unknown>> = {
  foundry: foundryActor,
  'improved-initiative': improvedInitiativeFile,
};

/** The data for the pane beside the list. */
function paneFacts(record: MonsterRecord, layout: StatblockLayout): PaneFacts {
  return { packed: packStatblock(statblockOf(record, layout)), ...creditOf(record) };
}

const CACHED = 'public, max-age=300';

/**
 * GET: a statblock in another format: `/monster-lookup/{id}/as/markdown`, `homebrewery`, `foundry` or
 * `improved-initiative`.
 */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { id = '', format = '' } = params;
  const file = Object.hasOwn(FILES, format) ? FILES[format] : undefined;
  if (file === undefined && !isText(format) && format !== 'statblock') notFound();
  const found = await monsterById(context.services.db, id, await ownerAmong(context, [id]));
  if (found === null) notFound();
  const kept = keptFor(id, CACHED);
  if (file) {
    return new Response(JSON.stringify(file(found.record, found.id), null, 2), {
      headers: {
        'Content-Type': 'application/json; charset=utf-8',
        'Content-Disposition': `attachment; filename="${found.record.slug}-${format}.json"`,
        ...kept,
      },
    });
  }
  const asked = new URL(request.url).searchParams.get('layout');
  const layout = wantedLayout(asked, null) ?? found.record.edition;
  if (!isText(format)) return Response.json(paneFacts(found.record, layout), { headers: kept });
  return new Response(TEXTS[format](statblockOf(found.record, layout)), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', ...kept },
  });
}

function isText(format: string): format is keyof typeof TEXTS {
  return Object.hasOwn(TEXTS, format);
}
