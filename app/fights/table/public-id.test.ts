import { expect, it } from 'vitest';
import { publicId } from './public-id';

it('gives each its own id at each table, which says nothing of the one it was made of', () => {
  const ids = Array.from({ length: 5000 }, (_, at) => publicId('secret', `goblin-${at}`));
  expect(new Set(ids).size).toBe(5000);
  for (const id of ids) expect(id).toMatch(/^[a-z0-9]{1,16}$/);
  expect(publicId('secret', 'vampire')).toBe(publicId('secret', 'vampire'));
  expect(publicId('other', 'vampire')).not.toBe(publicId('secret', 'vampire'));
});
