import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deed } from '~/fights/log/deeds';
import { SRD_MONSTERS } from '../../../../tests/harness/srd-5-1';
import { creatureOf } from '../creatures/creature-of';
import { readFightQuery } from './fight-query';
import { bodyText, foreignFight } from './foreign-body';
import { joinersIn, joinersText } from './joiner-text';
import { launchDeeds } from './launch-events';
import { joinersField, type LaunchForm, readLaunchForm } from './launch-form';

const query = (search: string) => readFightQuery(new URLSearchParams(search));

const BLANK: LaunchForm = {
  id: 'x'.repeat(22),
  name: 'The ford',
  edition: '2014',
  lines: '',
  hitPoints: 'average',
  joiners: [],
  more: [],
  party: null,
  encounter: null,
  place: null,
  characters: [],
};

function needs() {
  let made = 0;
  return {
    seed: 'ford',
    newId: () => {
      made += 1;
      return `id-${made}`;
    },
    creature: (name: string) => {
      const found = SRD_MONSTERS.find(({ slug }) => slug === name.toLowerCase().replace(/ /g, '-'));
      return found ? creatureOf({ id: found.slug, record: found }) : null;
    },
  };
}

const ENCOUNTER = JSON.stringify({
  Name: 'Bridge',
  Combatants: [
    { StatBlock: { Name: 'Troll', HP: { Value: 84 }, AC: { Value: 15 } }, CurrentHP: 40 },
    { Name: 'Rat', HP: { Value: 1 }, AC: { Value: 10 }, Count: 3 },
    { HP: { Value: 1 } },
  ],
});

describe('an address that asks for a fight', () => {
  it('names monsters with how many of each, the edition and the fight', () => {
    expect(query('monsters=goblin:4,ogre,wolf:1d4%2B1&name=The+ford')).toEqual({
      name: 'The ford',
      edition: '2014',
      monsters: [
        { id: 'goblin', count: '4' },
        { id: 'ogre', count: '1' },
        { id: 'wolf', count: '1d4+1' },
      ],
      more: [],
      problems: [],
    });
    expect(query('monsters=wolf:1d4+1').monsters).toEqual([{ id: 'wolf', count: '1d4+1' }]);
  });

  it('plays by the edition that it names, else by that of its first monster', () => {
    expect(query('monsters=goblin.srd-5-2').edition).toBe('2024');
    expect(query('monsters=goblin.srd-5-2&edition=2014').edition).toBe('2014');
    expect(query('edition=1974').edition).toBe('2014');
  });

  it('names allies, and who arrives in which round', () => {
    const { monsters, more } = query(
      'monsters=ogre&allies=guard:2&wave-3=goblin:4,wolf&wave-0=rat',
    );
    expect(monsters).toEqual([{ id: 'ogre', count: '1' }]);
    expect(more).toEqual([
      { side: 'party', arrives: null, monsters: [{ id: 'guard', count: '2' }] },
      {
        side: 'foes',
        arrives: 3,
        monsters: [
          { id: 'goblin', count: '4' },
          { id: 'wolf', count: '1' },
        ],
      },
    ]);
    const many = Array.from({ length: 30 }, (_, at) => `wave-${at + 2}=rat`).join('&');
    expect(query(many).more).toHaveLength(10);
  });

  it('says what it cannot read, and takes the rest', () => {
    const { monsters, problems } = query('monsters=goblin:many,:3,ogre:0,wolf:2');
    expect(monsters).toEqual([{ id: 'wolf', count: '2' }]);
    expect(problems).toHaveLength(3);
    const many = query(`monsters=${'rat,'.repeat(60)}`);
    expect(many.monsters).toHaveLength(40);
    expect(many.problems).toEqual(['Only the first 40 kinds of monsters are used.']);
  });

  it('is read whatever it is', () => {
    fc.assert(
      fc.property(fc.string(), (monsters) => {
        const read = readFightQuery(new URLSearchParams({ monsters }));
        expect(read.monsters.length).toBeLessThanOrEqual(40);
      }),
    );
  });
});

describe('an encounter of another program', () => {
  it('comes as JSON or in the fields of a form', async () => {
    const send = (body: BodyInit, type?: string) =>
      bodyText(
        new Request('https://delvewright.example', {
          method: 'POST',
          body,
          ...(type && { headers: { 'Content-Type': type } }),
        }),
      );
    expect(await send(ENCOUNTER, 'application/json')).toBe(ENCOUNTER);
    const form = await send(new URLSearchParams({ Combatants: '[{"Name":"Rat"}]', Name: 'Den' }));
    expect(foreignFight(form, '2014')).toMatchObject({ name: 'Den', joiners: [{ many: 1 }] });
    expect(await send(new URLSearchParams({ other: '1' }))).toBe('');
    expect(await send('x', 'multipart/form-data; boundary=no')).toBe('');
  });

  it('is shown with those who are alike together, and what could not be read', () => {
    const read = foreignFight(ENCOUNTER, '2014');
    if ('problem' in read) throw new Error(read.problem);
    expect(read.joiners.map(({ many, sheet }) => `${many} ${sheet.name}`)).toEqual([
      '1 Troll',
      '3 Rat',
    ]);
    expect(read.problems).toEqual(['Combatant 3 has no name.']);
    expect(joinersIn(joinersText(read.joiners))).toEqual(read.joiners);
  });

  it('is refused with a sentence when it is none', () => {
    for (const text of ['', 'x', '[]', '{}', 'null']) {
      expect(foreignFight(text, '2014'), text).toEqual({ problem: expect.stringMatching(/\.$/) });
    }
    const several = foreignFight(
      JSON.stringify({
        'SavedEncounters.a': { Combatants: [] },
        'SavedEncounters.b': { Combatants: [] },
      }),
      '2014',
    );
    expect(several).toMatchObject({ problems: [expect.stringContaining('2 encounters')] });
  });
});

describe('the form of a new fight', () => {
  const sent = (fields: Record<string, string>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    return readLaunchForm(form);
  };
  const foreign = foreignFight(ENCOUNTER, '2014');
  const joiners = 'problem' in foreign ? [] : foreign.joiners;

  it('comes back as it was sent, with how many of each are taken', () => {
    const shown: LaunchForm = { ...BLANK, joiners: joiners.map((one) => ({ ...one, take: 2 })) };
    const fields = { id: BLANK.id, name: 'The ford', edition: '2014', hp: 'average' };
    const read = sent({ ...fields, joiners: joinersField(shown), 'take-0': '2', 'take-1': '2' });
    expect(read).toEqual({ shown, problem: null });
  });

  it('says what is wrong, and keeps the rest', () => {
    const text = joinersText(joiners);
    expect(sent({ joiners: text, 'take-0': 'x', 'take-1': '1' })).toMatchObject({
      problem: 'How many of Troll? Type a number from 0 to 200.',
      shown: { joiners: [{ take: 1 }, { take: 1 }] },
    });
    expect(sent({ joiners: '[{"many":1}]', lines: 'Ogre' })).toMatchObject({
      problem: expect.stringContaining('other program'),
      shown: { lines: 'Ogre' },
    });
    expect(sent({}).problem).toBeNull();
  });

  it('becomes deeds that a log takes: records, who is typed, and the others', () => {
    const shown = {
      ...BLANK,
      lines: '4 goblins\nMira hp 31',
      joiners: joiners.map((one) => ({ ...one, take: one.many })),
    };
    const made = launchDeeds(shown, needs());
    if ('problem' in made) throw new Error(made.problem);
    const seeds = made.flat().flatMap((one) => {
      deed.parse(one);
      return one.do === 'add' ? one.seeds : [];
    });
    expect(seeds.map(({ sheet }) => sheet.name)).toEqual([
      'Goblin',
      'Goblin',
      'Goblin',
      'Goblin',
      'Mira',
      'Troll',
      'Rat',
      'Rat',
      'Rat',
    ]);
    expect(seeds[0]?.sheet).toMatchObject({ record: 'goblin', maximum: 7 });
    expect(seeds[5]?.hitPoints).toBe(40);
  });

  it('brings allies on the side of the party, and others with their round', () => {
    const more = [
      { side: 'party' as const, arrives: null, lines: '2 goblins' },
      { side: 'foes' as const, arrives: 3, lines: 'Ogre' },
    ];
    const made = launchDeeds({ ...BLANK, lines: 'Troll', more }, needs());
    if ('problem' in made) throw new Error(made.problem);
    const seeds = made.flat().flatMap((one) => (one.do === 'add' ? one.seeds : []));
    expect(seeds.map(({ sheet, side, arrives }) => [sheet.name, side, arrives])).toEqual([
      ['Troll', 'foes', null],
      ['Goblin', 'party', null],
      ['Goblin', 'party', null],
      ['Ogre', 'foes', 3],
    ]);
  });

  it('cuts many into events that are each small enough, and takes no more than a fight holds', () => {
    const most = launchDeeds({ ...BLANK, lines: '200 adult red dragons' }, needs());
    if ('problem' in most) throw new Error(most.problem);
    expect(most.length).toBeGreaterThan(2);
    for (const step of most) expect(JSON.stringify(step).length).toBeLessThan(64 * 1024);
    expect(launchDeeds({ ...BLANK, lines: '200 rats\nOgre' }, needs())).toEqual({
      problem: 'A fight has at most 200 combatants; these are 201.',
    });
    expect(launchDeeds({ ...BLANK, lines: '0 rats' }, needs())).toHaveProperty('problem');
    expect(launchDeeds(BLANK, needs())).toEqual([]);
  });
});
