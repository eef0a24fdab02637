import type { ListedEncounter } from '~/encounters/encounter';

/** The filters of the user's list of encounters. */
export type ShelfAsk = { q: string; folder: string; tag: string; status: string };

/** Reads the filters from a URL; missing ones do not filter. */
export function readShelfAsk(params: URLSearchParams): ShelfAsk {
  const said = (name: string) => (params.get(name) ?? '').trim().slice(0, 100);
  return { q: said('q'), folder: said('folder'), tag: said('tag'), status: said('status') };
}

/** The encounters that match, in their original order. */
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

/** All folders, by name. */
export function foldersOf(all: readonly ListedEncounter[]): string[] {
  return [...new Set(all.flatMap(({ folder }) => folder || []))].toSorted();
}

/** All tags, by name. */
export function tagsOf(all: readonly ListedEncounter[]): string[] {
  return [...new Set(all.flatMap(({ tags }) => tags))].toSorted();
}
