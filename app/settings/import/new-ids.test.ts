import { describe, expect, it } from 'vitest';
import { isOwnId } from '~/compendium/records/own-id';
import { newFightIdOf, newIdOf, newOwnIdOf, referenceOf, withNewIds } from './new-ids';

const OLD = '0f8fad5b-d9cb-469f-a165-70867728950e';
const MONSTER = 'moss-troll.own--abc234';

describe('the new id of an imported thing', () => {
  it('is the same each time, another for each account, and never that of the file', async () => {
    const [once, twice] = [await newIdOf('ann', OLD), await newIdOf('ann', OLD)];
    expect(once).toBe(twice);
    expect(once).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(new Set([OLD, once, await newIdOf('ben', OLD), await newIdOf('ann', 'x')]).size).toBe(4);
    expect(await newFightIdOf('ann', OLD)).toMatch(/^[\w-]{22}$/);
    const own = await newOwnIdOf('ann', MONSTER);
    expect(own).toMatch(/^moss-troll\.own--[0-9a-f]{20}$/);
    expect(isOwnId(await newOwnIdOf('ann', '../x"<'))).toBe(true);
    expect(await newOwnIdOf('ann', '../x"<.y')).toMatch(/^monster\.own--/);
  });

  it('replaces what a text refers to, if it came or is the account’s own, and nothing else', async () => {
    const [thing, monster] = [await newIdOf('ann', OLD), await newOwnIdOf('ann', MONSTER)];
    const other = OLD.replace('0', '1');
    const has = (id: string) => [thing, monster, other].includes(id);
    const refers = { userId: 'ann', has };
    const stranger = OLD.replace('0', '2');
    const text = `a=*${OLD}.${OLD}&b=${MONSTER} goblin ${other} ${stranger} x.own--zz`;
    expect(await withNewIds(refers, text)).toBe(
      `a=*${thing}.${thing}&b=${monster} goblin ${other} ${stranger} x.own--zz`,
    );
    expect(await referenceOf(refers, stranger)).toBeNull();
    expect(await referenceOf(refers, other)).toBe(other);
  });

  it('is looked for in linear time', async () => {
    const refers = { userId: 'ann', has: () => false };
    for (const shape of ['a', 'a-', 'a.own-', '0f8fad5b-', 'x.own--']) {
      const text = shape.repeat(400_000 / shape.length);
      const begin = performance.now();
      expect(await withNewIds(refers, text)).toBe(text);
      expect(performance.now() - begin, shape).toBeLessThan(5000);
    }
  });
});
