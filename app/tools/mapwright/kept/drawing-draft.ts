import type { Draft } from '~/ui/drafts/draft-shelf';
import type { Birth } from './use-birth';

/** The metadata of a drawing on this device; its content is the map's JSON. */
export type DrawingNote = {
  /** The look as query parameters. */
  look: string;
  /** The version that was edited, if the map is saved. */
  version: number | null;
  /** The id under which it was sent without receiving a response: it may have been saved. */
  birth?: Birth;
};

/** An unsaved drawing, based on a recipe, a saved map, or a copy of a shared map. */
export type DrawingDraft = Draft<DrawingNote>;

/** Reads the metadata of a draft as written by this or an earlier release. */
export function readDrawingNote(head: Readonly<Record<string, unknown>>): DrawingNote {
  const { look, version } = head;
  const birth = Object(head.birth);
  return {
    look: String(look ?? ''),
    version: typeof version === 'number' ? version : null,
    ...(typeof birth.id === 'string' && { birth: { id: birth.id, as: String(birth.as ?? '') } }),
  };
}

/** The id of the saved map that a draft is based on, or null. */
export function keptMapOf({ place }: Pick<DrawingDraft, 'place'>): string | null {
  return place.startsWith('map ') ? place.slice(4) : null;
}

/** The saved maps that drafts (latest first) are based on, each with the time of its latest draft. */
export function unsentMaps(
  drafts: readonly Pick<DrawingDraft, 'place' | 'at'>[],
): Map<string, number> {
  const found = new Map<string, number>();
  for (const draft of drafts) {
    const id = keptMapOf(draft);
    if (id !== null && !found.has(id)) found.set(id, draft.at);
  }
  return found;
}
