import { beforeAll, describe, expect, it } from 'vitest';
import { fresh, homebrewHands, named } from '../harness/homebrew-pages';
import { wordsOf } from '../harness/page-words';
import { pastedStatblock } from '../harness/pasted-statblock';
import { SRD_MONSTERS } from '../harness/srd-5-1';
import { SRD_52_MONSTERS } from '../harness/srd-5-2';
import { PEOPLE, signedIn, Visitor } from '../harness/visitor';

let admin: Visitor;
beforeAll(async () => {
  admin = await signedIn(PEOPLE.admin);
});
const { brought, pageAt, presses } = homebrewHands(() => admin);

describe('access to the homebrew import', () => {
  it.each(['/import', '/import/x', '/formats', '/take?every=1&form=own', '/x/take/own'])(
    'is for admins only until it is launched: %s',
    async (below) => {
      const stranger = await new Visitor().ask(`/homebrew${below}`);
      expect(stranger.headers.get('location')).toContain('/access-gate');
      const paying = await signedIn(PEOPLE.paying);
      const answer = await paying.ask(`/homebrew${below}`);
      expect(answer.headers.get('location')).toContain('/no-access');
    },
  );
});

describe('without scripts', () => {
  it('shows each field beside its source, imports nothing before the confirmation, and can undo the whole import', async () => {
    const [one, other] = [fresh('Bog Ogre'), fresh('Fen Lich')];
    const lich = SRD_52_MONSTERS.find(({ name }) => name === 'Lich');
    const path = await brought(JSON.stringify([named(one), named(other, lich)]));
    const dry = await pageAt(path);
    expect(wordsOf(dry)).toContain('Delvewright’s own JSON: 2 monsters');
    expect(wordsOf(dry)).toContain('1 part kept');
    expect(dry.match(/name="take"/g)).toHaveLength(2);
    expect(
      wordsOf(await (await admin.ask('/homebrew/take?every=1&form=own')).text()),
    ).not.toContain(one);
    const taken = await presses(path, [
      ['intent', 'take'],
      ['take', '0'],
      ['take', '1'],
      ['folder', 'Fens'],
    ]);
    expect(taken.status).toBe(303);
    const result = await pageAt(taken.headers.get('Location') ?? '');
    expect(wordsOf(result)).toContain('2 monsters imported.');
    expect(result).toContain(one);
    // The form is sent twice, as by a double click.
    expect(
      (
        await presses(path, [
          ['intent', 'take'],
          ['take', '0'],
        ])
      ).status,
    ).toBe(303);
    expect(wordsOf(await pageAt(path))).toContain('2 monsters imported.');
    expect((await presses(path, [['intent', 'undo']])).status).toBe(303);
    expect(wordsOf(await pageAt(path))).toContain('2 monsters deleted');
  });

  it('shows what was changed and dropped from another program’s format', async () => {
    const name = fresh('Bog Ogre');
    const text = pastedStatblock(named(name)).replace(/^Armor Class.*$/m, '');
    const words = wordsOf(await pageAt(await brought(text)));
    expect(words).toContain('Plain text of a statblock: 1 monster');
    expect(words).toMatch(/\d+ parts kept, \d+ changed/);
    expect(words).toContain('Import preview');
  });

  it('asks what to do when a creature of that name exists, and says which are identical', async () => {
    const name = fresh('Bog Ogre');
    const path = await brought(JSON.stringify(named(name)));
    await presses(path, [
      ['intent', 'take'],
      ['take', '0'],
    ]);
    const again = await pageAt(await brought(JSON.stringify(named(name))));
    expect(wordsOf(again)).toContain('Already there, identical');
    expect(again).not.toMatch(/name="take"[^>]*checked/);
    const changed = { ...named(name), notes: 'Other words.' };
    const asked = await pageAt(await brought(JSON.stringify(changed)));
    expect(wordsOf(asked)).toContain(`You already have “${name}”`);
    for (const way of ['both', 'replace', 'leave']) expect(asked).toContain(`value="${way}"`);
  });

  it('a confirmation with nothing selected says so, and keeps what was typed', async () => {
    const path = await brought(pastedStatblock(named(fresh('Bog Ogre'))));
    const answer = await presses(path, [
      ['intent', 'take'],
      ['folder', 'The old keep'],
    ]);
    expect(answer.status).toBe(400);
    const html = await answer.text();
    expect(wordsOf(html)).toContain('Select at least one monster');
    expect(html).toContain('value="The old keep"');
  });

  it('500 creatures are shown on one small page, each with a full page of its own', async () => {
    const many = Array.from({ length: 500 }, (_, at) =>
      named(`Beast ${at}`, SRD_MONSTERS[at % SRD_MONSTERS.length]),
    );
    const path = await brought(JSON.stringify(many));
    const html = await pageAt(path);
    expect(html.match(/name="take"/g)).toHaveLength(500);
    expect(html.length).toBeLessThan(3_000_000);
    expect(wordsOf(await pageAt(`${path}?see=499`))).toContain('Beast 499');
  });
});
