import { redirect } from '@remix-run/cloudflare';
import type { Entry } from '~/compendium/records/entry-record';
import type { MonsterRecord } from '~/compendium/records/monster-record';
import { monstersByIds } from '~/compendium/shelf/records.server';
import { renamedIn } from '~/compendium/words/called';
import { homebrewPaths } from '~/homebrew-paths';
import type { Services } from '~/platform/services.server';
import type { Edition } from '~/rules/edition';
import { BLEND_PARTS, type BlendPart, blended } from '../blend/blend';
import { blankFields } from '../form/blank';
import type { Field } from '../form/fields';
import { formOf } from '../form/form-of';
import { withRow } from '../form/presses';
import { FULL_MEANS, recordOf } from '../form/record-of';
import { type CreatureOrigin, newCreature } from '../kept/creature';
import { creatureTroubleWords } from '../kept/creature-words';
import { keepCreature } from '../kept/creatures.server';
import { templateOf } from '../templates/templates';

/** Why no creature was created, with the typed values. */
export type StartAnswer = {
  problem: string;
  /** The selected way to start. */
  way: string;
  typed: { name: string; edition: string; templates: readonly string[]; parts: readonly string[] };
};

type Start = { fields: readonly Field[]; origin: CreatureOrigin | null } | { problem: string };

/** Creates and stores a new creature in one of the ways, and redirects to its editor. */
export async function startCreature(
  services: Services,
  userId: string,
  form: FormData,
): Promise<{ status: number; answer: StartAnswer }> {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value.replace(/\s+/g, ' ').trim().slice(0, 200) : '';
  };
  const all = (name: string) => form.getAll(name).filter((one) => typeof one === 'string');
  const way = text('way');
  const typed = {
    name: text('name'),
    edition: text('edition'),
    templates: all('template'),
    parts: all('part'),
  };
  const refused = (problem: string, status = 400) => ({ status, answer: { problem, way, typed } });
  const start = await startOf(services, userId, way, typed, [text('from'), text('with')]);
  if ('problem' in start) return refused(start.problem);
  const outcome = recordOf(start.fields);
  if (!outcome.ok) return refused(Object.values(outcome.problems)[0] ?? 'Give it a name.');
  const sent = text('id');
  const { id, done } = await keepCreature(
    services,
    userId,
    newCreature(outcome.record, start.origin),
    // The id comes with the form, so that submitting it twice creates only one creature.
    /^[0-9a-f-]{36}$/.test(sent) ? { id: sent } : {},
  );
  if (!done.ok && done.reason !== 'there') return refused(creatureTroubleWords(done.reason), 409);
  throw redirect(homebrewPaths.creature({ id }), 303);
}

async function startOf(
  { db }: Services,
  userId: string,
  way: string,
  { name, edition, templates, parts }: StartAnswer['typed'],
  ids: readonly [string, string],
): Promise<Start> {
  if (way === 'blank') {
    if (name === '') return { problem: 'Give your monster a name.' };
    if (name.length > 100) return { problem: 'A name can have at most 100 characters.' };
    const rules: Edition = edition === '2014' ? '2014' : '2024';
    const fields = templates.slice(0, 20).reduce<readonly Field[]>(
      (made, id) => {
        const template = templateOf(id);
        return template === null ? made : withRow(made, template.list, template.row);
      },
      blankFields(name, rules),
    );
    return { fields, origin: null };
  }
  if (way !== 'copy' && way !== 'blend') return { problem: 'Choose how to begin.' };
  const found = await monstersByIds(db, ids.filter(Boolean), userId);
  const one = found.find(({ id }) => id === ids[0]);
  if (one === undefined) return { problem: 'That monster no longer exists.' };
  const origin = { id: one.id, name: one.record.name, credit: creditOf(one.record) };
  if (way === 'copy') {
    const called = name === '' ? one.record.name : name.slice(0, 100);
    return { fields: startFields(renamed(one.record, called)), origin };
  }
  const other = found.find(({ id }) => id === ids[1]);
  if (other === undefined) return { problem: 'Choose a second monster to blend it with.' };
  const wanted = new Set(
    parts.filter((part): part is BlendPart => Object.hasOwn(BLEND_PARTS, part)),
  );
  const called = name === '' ? `${one.record.name} ${other.record.name}`.slice(0, 100) : name;
  const blend = blended(one.record, other.record, wanted, called.slice(0, 100));
  const credit = `${creditOf(one.record)} and ${creditOf(other.record)}`.slice(0, 300);
  return { fields: startFields(blend), origin: { ...origin, credit } };
}

/** Copies a record under another name and replaces the name in its texts. */
function renamed(record: MonsterRecord, name: string): MonsterRecord {
  const words = (entry: Entry): Entry => ({
    ...entry,
    text: renamedIn(entry.text, record.name, name),
  });
  const { legendary } = record;
  return {
    ...record,
    name,
    traits: record.traits.map(words),
    actions: record.actions.map(words),
    bonusActions: record.bonusActions.map(words),
    reactions: record.reactions.map(words),
    lairActions: record.lairActions.map(words),
    legendary: legendary && {
      ...legendary,
      intro: renamedIn(legendary.intro, record.name, name),
      actions: legendary.actions.map((one) => ({
        ...one,
        text: renamedIn(one.text, record.name, name),
      })),
    },
  };
}

/** A record as form fields of an own creature, whose slug follows its name. */
function startFields(record: MonsterRecord): Field[] {
  return formOf(record, FULL_MEANS).map(([name, value]) =>
    name === 'origin'
      ? [name, JSON.stringify({ source: record.source, licence: record.licence })]
      : [name, value],
  );
}

function creditOf({ name, source }: MonsterRecord): string {
  return `${name} (${source})`;
}
