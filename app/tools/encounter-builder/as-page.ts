import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { requireAccess } from '~/account/guard/guards.server';
import { improvedInitiativeStatblock } from '~/compendium/exports/improved-initiative';
import type { Encounter } from '~/encounters/encounter';
import {
  ENCOUNTER_FORMS,
  type EncounterForm,
  encounterFile,
  encounterMarkdown,
  encounterText,
  improvedInitiativeEncounter,
} from '~/encounters/exchange/write-encounter';
import { notFound } from '~/platform/answers';
import type { Services } from '~/platform/services.server';
import { askedEncounter } from './asked-encounter.server';
import { monstersOf } from './records-of.server';

/** The fight in the URL as text, Markdown, our own file, or a file for Improved Initiative. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const person = await requireAccess(context);
  const form = ENCOUNTER_FORMS.find((one) => one === params.form);
  if (form === undefined) return notFound();
  const { searchParams } = new URL(request.url);
  const userId = person?.userId ?? null;
  const { encounter } = await askedEncounter(context.services, searchParams, userId);
  const isJson = form === 'json' || form === 'improved-initiative';
  return new Response(await written(context.services, form, encounter, userId), {
    headers: {
      'Content-Type': `${isJson ? 'application/json' : 'text/plain'}; charset=utf-8`,
      'Cache-Control': 'private, no-store',
      ...(isJson && { 'Content-Disposition': 'attachment; filename="encounter.json"' }),
    },
  });
}

async function written(
  services: Pick<Services, 'db'>,
  form: EncounterForm,
  encounter: Encounter,
  userId: string | null,
): Promise<string> {
  switch (form) {
    case 'text':
      return encounterText(encounter);
    case 'markdown':
      return encounterMarkdown(encounter);
    case 'json':
      return encounterFile(encounter);
    case 'improved-initiative': {
      const records = await monstersOf(services, encounter, userId);
      const blocks = new Map(
        records.map(({ id, record }) => [id, improvedInitiativeStatblock(record, id)]),
      );
      return `${JSON.stringify(improvedInitiativeEncounter(encounter, blocks), null, 2)}\n`;
    }
  }
}
