import { beforeEach, describe, expect, it } from 'vitest';
import { KEPT_EVERY } from '~/fights/kept/fight-log';
import { fightOfRead, ledgerOfRead } from '~/fights/kept/read-fight';
import { goblin, inStorage, joins, NOW, named, note, restart, takesBack } from './fights-desk';
import { append, appendAll, BIRTH, fight, ids, openOne, whole } from './fights-one';

beforeEach(openOne);

describe('a fight with many events', () => {
  const long = (count: number) => Array.from({ length: count }, (_, at) => named(`Name ${at + 1}`));

  it('is read from its last snapshot with the same result', async () => {
    const events = long(3 * KEPT_EVERY + 30);
    await appendAll(events);
    for (const again of [false, true]) {
      if (again) await restart('one');
      const read = await whole();
      expect(read.base?.seq).toBe(2 * KEPT_EVERY);
      expect(read.base?.fight.name).toBe(`Name ${2 * KEPT_EVERY}`);
      expect(read.events).toHaveLength(KEPT_EVERY + 30);
      expect(fightOfRead(read).name).toBe(`Name ${events.length}`);
    }
    expect(await ids()).toEqual(events.map(({ id }) => id));
    const rows = await inStorage('one', 'select seq from blocks order by seq');
    expect(rows).toEqual([{ seq: KEPT_EVERY }, { seq: 2 * KEPT_EVERY }]);
  });

  it('recognizes an event that was stored long ago', async () => {
    const events = long(2 * KEPT_EVERY + 1);
    await appendAll(events);
    await restart('one');
    expect(await append(events[0], events[KEPT_EVERY + 3])).toMatchObject({
      seq: events.length,
      accepted: [{ seq: 1 }, { seq: KEPT_EVERY + 4 }],
    });
  });

  it('undoes and redoes an old event, and tells followers to read the fight again', async () => {
    const joined = joins(goblin('g'));
    await append(joined);
    await appendAll(long(2 * KEPT_EVERY));
    const seq = 2 * KEPT_EVERY + 1;
    expect((await whole()).base?.seq).toBe(KEPT_EVERY);
    const undo = takesBack(joined);
    expect(await append(undo)).toMatchObject({ readAnew: true, facts: { combatants: 0 } });
    // A page that has followed until then cannot apply this to its state.
    expect((await fight().read('ann', seq))?.base).not.toBeNull();
    expect((await fight().read('ann', seq + 1))?.base).toBeNull();
    await restart('one');
    expect(Object.keys(fightOfRead(await whole()).combatants)).toEqual([]);
    expect((await fight().read('ann', seq))?.base).not.toBeNull();
    const again = await append(takesBack(undo));
    expect(again).toMatchObject({ readAnew: true, facts: { combatants: 1 } });
    await restart('one');
    expect(Object.keys(fightOfRead(await whole()).combatants)).toEqual(['g']);
    expect((await append(note('on')))?.readAnew).toBe(false);
  });

  it('excludes undone events from its snapshot', async () => {
    const joined = joins(goblin('g'));
    await appendAll([joined, ...long(10), takesBack(joined), ...long(2 * KEPT_EVERY)]);
    const read = await whole();
    expect(read.base?.seq).toBe(KEPT_EVERY);
    expect(read.base?.fight.combatants).toEqual({});
  });

  it('undoes a group of events as one, even if its first event is before the snapshot', async () => {
    const first = joins(goblin('g1'));
    const more = { ...joins(goblin('g2')), group: first.id };
    await appendAll([...long(KEPT_EVERY - 1), first, more]);
    await appendAll(long(KEPT_EVERY));
    expect((await whole()).base?.seq).toBe(KEPT_EVERY);
    await append(takesBack(more));
    expect(fightOfRead(await whole()).combatants).toEqual({});
    await restart('one');
    expect(fightOfRead(await whole()).combatants).toEqual({});
  });

  it('returns its log from the true beginning, with the initial values', async () => {
    const events = long(2 * KEPT_EVERY + 1);
    await appendAll(events);
    const page = await fight().log('ann', 1);
    expect(page?.begins).toEqual({ name: BIRTH.name, edition: BIRTH.edition });
    expect(JSON.parse(page?.events[0] ?? '')).toMatchObject({ id: events[0]?.id });
  });

  it('finds the event to undo, however old it is', async () => {
    const [own, theirs] = [named('Mine'), note('theirs')];
    await append(own);
    const others = Array.from({ length: 2 * KEPT_EVERY }, () => note('theirs'));
    for (const some of [others.slice(0, 100), others.slice(100, 200), others.slice(200, 300)]) {
      await fight().append('ann', 'cleo', some, NOW);
    }
    await fight().append('ann', 'cleo', others.slice(300), NOW);
    await fight().append('ann', 'cleo', [theirs], NOW);
    expect((await whole()).base?.seq).toBe(KEPT_EVERY);
    expect(await fight().undoable('ann', 'ann')).toEqual({ undo: own.id, redo: null });
    expect(await fight().undoable('ann', 'cleo')).toEqual({ undo: theirs.id, redo: null });
    await append(takesBack(own));
    expect(await fight().undoable('ann', 'ann')).toEqual({ undo: null, redo: own.id });
  });

  it('is limited to 20,000 events', { timeout: 120_000 }, async () => {
    await inStorage(
      'one',
      `insert into events (seq, at, json) with recursive n(i) as (select 1 union all select i + 1 from n where i < 19999)
       select i, 0, '{"v":1,"id":"e' || i || '","by":"ann","at":0,"deeds":[{"do":"note","text":""}]}' from n`,
    );
    await restart('one');
    const [last, over] = [note('last'), note('over')];
    const sent = await append(last, over);
    expect(sent).toMatchObject({ seq: 20_000, accepted: [{ id: last.id }] });
    expect(sent?.refused).toMatchObject([{ id: over.id, reason: /20,000/ }]);
    expect(ledgerOfRead(await whole()).size()).toBeLessThan(2 * KEPT_EVERY);
  });

  it('is limited in total size', async () => {
    const text = 'x'.repeat(1000);
    const event = `{"v":1,"id":"e' || i || '","by":"ann","at":0,"deeds":[{"do":"note","text":"${text}"}]}`;
    await inStorage(
      'one',
      `insert into events (seq, at, json) with recursive n(i) as (select 1 union all select i + 1 from n where i < 8000)
       select i, 0, '${event}' from n`,
    );
    await restart('one');
    expect((await append(note('x'.repeat(1000))))?.refused).toMatchObject([{ reason: /full/ }]);
  });
});
