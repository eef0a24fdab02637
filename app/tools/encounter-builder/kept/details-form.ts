import type { Encounter, ListedEncounter } from '~/encounters/encounter';
import { STATUSES } from '~/encounters/kept/encounter-text';
import { placeIn } from './place-in';

export type Details = { encounter: Encounter; status: ListedEncounter['status'] };

/** Applies a details form to the stored encounter; `checkEncounter` validates the result. */
export function withDetails({ encounter, status }: Details, form: FormData): Details {
  const text = (name: string, was: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value.replaceAll('\r\n', '\n').trim() : was;
  };
  const tags = form.get('tags');
  const map = form.get('map');
  return {
    status: STATUSES.find((one) => one === form.get('status')) ?? status,
    encounter: {
      ...encounter,
      name: text('name', encounter.name).replace(/\s+/g, ' '),
      folder: text('folder', encounter.folder).replace(/\s+/g, ' '),
      notes: text('notes', encounter.notes),
      treasure: text('treasure', encounter.treasure),
      tags: typeof tags === 'string' ? tagsIn(tags) : encounter.tags,
      place: typeof map === 'string' ? placeIn(map, text('room', '')) : encounter.place,
      creatures: encounter.creatures.map((one) => ({
        ...one,
        note: text(`note-${one.key}`, one.note),
      })),
    },
  };
}

/** Parses comma-separated tags, each once. */
export function tagsIn(text: string): string[] {
  const all = text.split(',').map((one) => one.replace(/\s+/g, ' ').trim());
  return [...new Set(all.filter((one) => one !== ''))];
}
