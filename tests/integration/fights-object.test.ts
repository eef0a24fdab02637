import { beforeEach, describe, expect, it } from 'vitest';
import { fightOfRead } from '~/fights/kept/read-fight';
import {
  event,
  goblin,
  inStorage,
  joins,
  NOW,
  named,
  note,
  objectOf,
  restart,
  takesBack,
} from './fights-desk';
import { append, BIRTH, fight, ids, openOne, whole } from './fights-one';

beforeEach(openOne);

describe('the Durable Object of a fight', () => {
  it('stores events in order with their sender, and returns those that the reader lacks', async () => {
    const [first, second] = [named('Bridge'), joins(goblin('g'))];
    const sent = await append(first, second);
    expect(sent).toMatchObject({
      seq: 2,
      accepted: [
        { id: first.id, seq: 1 },
        { id: second.id, seq: 2 },
      ],
      refused: [],
      facts: { name: 'Bridge', status: 'planned', round: 0, combatants: 1 },
    });
    const read = await whole();
    expect(read.base?.seq).toBe(0);
    expect(read.events.map(({ id, by }) => [id, by])).toEqual([
      [first.id, 'ann'],
      [second.id, 'ann'],
    ]);
    expect(fightOfRead(read)).toMatchObject({ name: 'Bridge' });
    const tail = await fight().read('ann', 1);
    expect(tail).toMatchObject({ seq: 2, base: null, events: [{ id: second.id }] });
    expect((await fight().read('ann', 2))?.events).toEqual([]);
    // A device whose number is higher than the log's gets the whole fight.
    expect((await fight().read('ann', 3))?.base).not.toBeNull();
  });

  it('stores an event once however often it is sent, and confirms it each time with its number', async () => {
    const [one, two] = [note('one'), note('two')];
    await append(one);
    expect(await append(one, two, one, two)).toMatchObject({
      seq: 2,
      accepted: [
        { id: one.id, seq: 1 },
        { id: two.id, seq: 2 },
        { id: one.id, seq: 1 },
        { id: two.id, seq: 2 },
      ],
    });
    await restart('one');
    expect(await append(two)).toMatchObject({ seq: 2, accepted: [{ id: two.id, seq: 2 }] });
    expect(await ids()).toEqual([one.id, two.id]);
  });

  it('loses nothing when it restarts, and has the same state', async () => {
    await append(joins(goblin('g')), named('Bridge'));
    const before = await whole();
    await restart('one');
    expect(await whole()).toEqual(before);
    expect(await append(note('on'))).toMatchObject({ seq: 3 });
  });

  it('admits its owner only', async () => {
    await append(note('one'));
    expect(await fight().open('ben', BIRTH, [])).toEqual({ kind: 'another’s' });
    const asBen = [
      fight().append('ben', 'ben', [note('mine')], NOW),
      fight().read('ben', null),
      fight().log('ben', 1),
      fight().undoable('ben', 'ben'),
    ];
    expect(await Promise.all(asBen)).toEqual([null, null, null, null]);
    await restart('one');
    expect(await fight().read('ben', null)).toBeNull();
    expect(await objectOf('nowhere').read('ann', null)).toBeNull();
    expect(await objectOf('nowhere').append('ann', 'ann', [note('x')], NOW)).toBeNull();
    expect((await whole()).seq).toBe(1);
  });

  it('is created with all of its first events or not at all', async () => {
    const other = objectOf('other');
    const events = [joins(goblin('g')), { v: 2, id: 'odd' }];
    const refused = await other.open('ann', { ...BIRTH, id: 'other' }, events);
    expect(refused).toMatchObject({ kind: 'refused' });
    expect(await other.read('ann', null)).toBeNull();
    expect(await inStorage('other', 'select name from sqlite_master')).toEqual([]);
    const opened = await other.open('ann', { ...BIRTH, id: 'other' }, events.slice(0, 1));
    expect(opened).toMatchObject({ kind: 'open', standing: { seq: 1, facts: { combatants: 1 } } });
    // Opening it again does not change it.
    expect(await other.open('ann', { ...BIRTH, id: 'other', name: 'B' }, [])).toEqual(opened);
  });

  it('deletes everything when it is removed, and can be removed again', async () => {
    await append(note('one'));
    await fight().remove();
    await fight().remove();
    expect(await fight().read('ann', null)).toBeNull();
    expect(await inStorage('one', 'select name from sqlite_master')).toEqual([]);
  });
});

describe('the rules for an event', () => {
  it('refuse each invalid event with a sentence, and accept the others', async () => {
    const good = note('good');
    const large = event([{ do: 'note', text: 'x' }], { id: 'large' });
    const sent = await append(
      { ...note('x'), v: 2, id: 'odd' },
      { ...note('x'), id: 'more', extra: true },
      {
        ...large,
        deeds: Array.from({ length: 20 }, () => ({ do: 'note', text: 'x'.repeat(4000) })),
      },
      'no event',
      good,
    );
    expect(sent?.accepted).toEqual([{ id: good.id, seq: 1 }]);
    expect(sent?.refused.map(({ id }) => id)).toEqual(['odd', 'more', 'large', '']);
    expect(sent?.refused.map(({ reason }) => reason)).toEqual([
      expect.stringMatching(/^This entry cannot be read: v: /),
      expect.stringMatching(/^This entry cannot be read: .*extra/),
      'An entry has at most 64 kB. Do it in several steps.',
      'This is not a fight entry.',
    ]);
  });

  it('limit it to 64 kB as stored, including defaults from its schema', async () => {
    // Each is short when sent and long when stored.
    const seeds = Array.from({ length: 150 }, (_, at) => {
      const sheet = { name: 'G', edition: '2014', maximum: 7, saves: {} };
      return { id: `g${at}`, sheet };
    });
    const sent = { ...note(''), deeds: [{ do: 'add', seeds }] };
    expect(JSON.stringify(sent).length).toBeLessThan(64 * 1024);
    expect((await append(sent))?.refused).toMatchObject([{ reason: /64 kB/ }]);
  });

  it('limit a request to a hundred events', async () => {
    const events = Array.from({ length: 102 }, (_, at) => note(`${at}`));
    const sent = await append(...events);
    expect(sent?.accepted).toHaveLength(100);
    expect(sent?.refused).toMatchObject([{ reason: /at most 100/ }, { reason: /at most 100/ }]);
  });

  it('require an undo to name an event in the log, of its sender’s own unless the owner sends it', async () => {
    const mine = named('Bridge');
    await append(mine);
    const theirs = takesBack(mine);
    expect(await fight().append('ann', 'cleo', [theirs], NOW)).toMatchObject({
      refused: [{ reason: /Only the person who did this/ }],
    });
    expect((await append(takesBack(note('never sent'))))?.refused).toMatchObject([
      { reason: /not in the log/ },
    ]);
    const cleos = named('Ford');
    await fight().append('ann', 'cleo', [cleos], NOW);
    expect((await append(takesBack(cleos)))?.facts.name).toBe('Bridge');
  });

  it('limit the marks on combatants', async () => {
    for (let group = 0; group < 5; group += 1) {
      const seeds = Array.from({ length: 40 }, (_, at) => goblin(`g${group * 40 + at}`));
      expect((await append(joins(...seeds)))?.refused).toEqual([]);
    }
    const who = Array.from({ length: 200 }, (_, at) => `g${at}`);
    const raised = (id: string) => ({ id, by: 1, name: 'Aid', alsoNow: false });
    const marks = Array.from({ length: 26 }, (_, at) =>
      event([{ do: 'maximum', who, change: raised(`m${at}`) }]),
    );
    const sent = await append(...marks);
    expect(sent?.accepted).toHaveLength(25);
    expect(sent?.refused).toMatchObject([{ reason: /Too many/ }]);
  });
});
