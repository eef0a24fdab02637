import { paths } from '~/paths';
import { LIST_LIMITS } from '~/tools/monster-lookup/lists/list-limits';
import {
  listsBeside,
  openList,
  placeMonster,
  putAwayList,
  takeOut,
} from '~/tools/monster-lookup/lists/lists-sql.server';
import { judgePlacing } from '~/tools/monster-lookup/lists/placing';
import { goneTarget, MOST_TARGETS, type TargetKind } from './add-target.server';

/** A list of monsters, or a new one. */
export const MONSTER_TO_LIST: TargetKind = {
  is: 'list',
  takes: 'monster',
  tool: 'monster-lookup',
  async list({ context, person, thing }) {
    const lists = await listsBeside(context.services.db, person.userId, thing.id);
    return {
      title: 'Lists',
      targets: lists.slice(0, MOST_TARGETS).map(({ id, name, count, holds }) => ({
        to: `list:${id}`,
        name,
        says: holds ? 'In it already' : `${count} ${count === 1 ? 'monster' : 'monsters'}`,
      })),
      fresh: {
        to: 'list:',
        label: 'New list',
        button: 'Create',
        usual: '',
        longest: LIST_LIMITS.nameLength,
      },
    };
  },
  async add({ context, person, thing, id, name, key }) {
    const { db, clock } = context.services;
    const { userId } = person;
    const before = await listsBeside(db, userId, thing.id);
    const list = before.find((one) => one.id === id);
    if (id !== '' && list === undefined) return goneTarget('list');
    const to = paths.monsterList({ id });
    if (list?.holds) return { ok: true, name: list.name, to, undo: null, already: true };
    const fresh = name === '' ? thing.name : name;
    const wanted = { was: [], wanted: id === '' ? [] : [id], name: id === '' ? fresh : '' };
    const judged = judgePlacing(before, wanted);
    if (!judged.ok) return { ok: false, status: 409, problem: judged.problem };
    const placing = { ...judged.placing, madeAs: `form ${key}` };
    await placeMonster(db, userId, thing.id, placing, clock.now());
    if (list) return { ok: true, name: list.name, to, undo: `list:${id}` };
    const known = new Set(before.map((one) => one.id));
    const after = await listsBeside(db, userId, thing.id);
    // The same form sent again finds the list that it made before.
    const made =
      after.find((one) => !known.has(one.id)) ??
      after.find((one) => one.holds && one.name === judged.placing.fresh);
    if (made === undefined) return goneTarget('list');
    const there = paths.monsterList(made);
    return { ok: true, name: made.name, to: there, undo: `list:${made.id}:new` };
  },
  async undo({ context, person, thing, id }, [was]) {
    const { db, clock } = context.services;
    const list = await openList(db, person.userId, id);
    if (list === null) return goneTarget('list');
    const { name } = list;
    if (was === 'new') {
      await putAwayList(db, person.userId, id, clock.now());
      return { ok: true, name, to: paths.monsterLists(), undo: null };
    }
    await takeOut(db, person.userId, id, [thing.id], clock.now());
    return { ok: true, name, to: paths.monsterList({ id }), undo: null };
  },
};
