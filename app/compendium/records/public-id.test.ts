import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isOwnId, ownId } from './own-id';
import { isPublicId, publicId } from './public-id';

const slugs = fc.stringMatching(/^[a-z0-9]{1,8}(-[a-z0-9]{1,8}){0,3}$/);

test('no public record ever has an address as those of people’s own, whatever its source is called', () => {
  fc.assert(
    fc.property(
      slugs,
      fc.oneof(fc.string(), fc.constantFrom('own--', '.own--x', 'Own - -x', 'own‐‐x')),
      (slug, source) => {
        const address = publicId(source, slug);
        if (address.ok) expect(isOwnId(address.id)).toBe(false);
      },
    ),
    { numRuns: 200 },
  );
});

test('a record of one’s own has an address as any other', () => {
  fc.assert(
    fc.property(slugs, fc.stringMatching(/^[a-z2-7]{20}$/), (slug, chance) => {
      const id = ownId(slug, chance);
      expect([isPublicId(id), isOwnId(id)]).toEqual([true, true]);
    }),
    { numRuns: 50 },
  );
});
