/** How many files there are of each kind, and their total size in bytes. */
export type FileCounts = Record<string, { files: number; bytes: number }>;

const HASH = /^[0-9a-f]{64}$/;

/** The kind of a file, by its key: users' files are below their ids. */
export function fileKind(key: string): string {
  const [folder = '', second = '', third = ''] = key.split('/');
  if (folder === 'users') return HASH.test(third) ? 'uploads' : third || 'users';
  if (folder === 'backups') return second === 'copies' ? 'copies for backups' : 'backups';
  return folder;
}

/** Adds files to the counts. */
export function addFiles(
  before: FileCounts,
  files: readonly { key: string; size: number }[],
): FileCounts {
  const counts: FileCounts = structuredClone(before);
  for (const { key, size } of files) {
    const kind = fileKind(key);
    const at = counts[kind] ?? { files: 0, bytes: 0 };
    counts[kind] = { files: at.files + 1, bytes: at.bytes + size };
  }
  return counts;
}
