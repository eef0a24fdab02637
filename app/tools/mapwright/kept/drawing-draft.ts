import type { Draft } from '~/ui/drafts/draft-shelf';
import type { Birth } from './use-birth';

/** What is noted beside a drawing that is kept on this device; its text is the map's own. */
export type DrawingNote = {
  /** How it was looked at, as an address writes it. */
  look: string;
  /** Of a kept map: the version that was drawn upon. */
  version: number | null;
  /** The id under which it was sent to be kept, when no answer came: it may be there. */
  birth?: Birth;
};

/** A drawing that is not saved, drawn upon a recipe, a kept map, or the copy of a shared one. */
export type DrawingDraft = Draft<DrawingNote>;

/** The note in a draft's head, as this release or an earlier one wrote it. */
export function readDrawingNote(head: Readonly<Record<string, unknown>>): DrawingNote {
  const { look, version } = head;
  const birth = Object(head.birth);
  return {
    look: String(look ?? ''),
    version: typeof version === 'number' ? version : null,
    ...(typeof birth.id === 'string' && { birth: { id: birth.id, as: String(birth.as ?? '') } }),
  };
}

/** The kept map that a draft was drawn upon, or null. */
export function keptMapOf({ place }: Pick<DrawingDraft, 'place'>): string | null {
  return place.startsWith('map ') ? place.slice(4) : null;
}

/** The kept maps that drafts (the latest first) were drawn upon, each with the moment of its latest. */
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
