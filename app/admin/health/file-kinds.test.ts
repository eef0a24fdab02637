import { expect, it } from 'vitest';
import { addFiles, fileKind } from './file-kinds';

it.each([
  ['users/ann/maps/1', 'maps'],
  [`users/ann/${'a'.repeat(64)}/1`, 'uploads'],
  ['users/ann/encounters/1', 'encounters'],
  ['backups/2026-11-23/users-1.ndjson.gz', 'backups'],
  ['backups/copies/users/ann/maps/1.ndjson.gz', 'copies for backups'],
  ['imports/monsters.ndjson', 'imports'],
])('counts %s among %s', (key, kind) => {
  expect(fileKind(key)).toBe(kind);
});

it('adds files to those that were counted before', () => {
  const before = addFiles({}, [{ key: 'users/a/maps/1', size: 5 }]);
  const after = addFiles(before, [
    { key: 'users/b/maps/2', size: 7 },
    { key: 'imports/x', size: 1 },
  ]);
  expect(after).toEqual({ maps: { files: 2, bytes: 12 }, imports: { files: 1, bytes: 1 } });
  expect(before).toEqual({ maps: { files: 1, bytes: 5 } });
});
