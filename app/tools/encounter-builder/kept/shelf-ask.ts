import type { ListedEncounter } from '~/encounters/encounter';

/** What of one's encounters is looked for. */
export type ShelfAsk = { q: string; folder: string; tag: string; status: string };

/** Reads it from an address; what is not said asks nothing. */
export function readShelfAsk(params: URLSearchParams): ShelfAsk {
  const said = (name: string) => (params.get(name) ?? '').trim().slice(0, 100);
  return { q: said('q'), folder: said('folder'), tag: said('tag'), status: said('status') };
}

/** Those encounters, in the order in which they stood. */
export function shownOf(
  all: readonly ListedEncounter[],
  { q, folder, tag, status }: ShelfAsk,
): readonly ListedEncounter[] {
  const words = q.toLowerCase().split(/\s+/).filter(Boolean);
  return all.filter((one) => {
    const told = [one.name, one.folder, ...one.tags].join(' ').toLowerCase();
    return (
      words.every((word) => told.includes(word)) &&
      (folder === '' || one.folder === folder) &&
      (tag === '' || one.tags.includes(tag)) &&
      (status === '' || one.status === status)
    );
  });
}

/** The folders that there are, by name. */
export function foldersOf(all: readonly ListedEncounter[]): string[] {
  return [...new Set(all.flatMap(({ folder }) => folder || []))].toSorted();
}

/** The tags that there are, by name. */
export function tagsOf(all: readonly ListedEncounter[]): string[] {
  return [...new Set(all.flatMap(({ tags }) => tags))].toSorted();
}
