import { env } from 'cloudflare:workers';
import { expect, it } from 'vitest';
import { addCharacter, openCharacter } from '~/characters/kept/characters.server';
import { deed } from '~/characters/play/deed';
import { character } from '~/characters/record/character';
import { openDatabase } from '~/platform/database.server';
import { playAnywhere } from '~/tools/character-lab/at-table.server';
import { openDesk } from './fights-desk';
import { addPeople, store } from './kept-rows';

/** A database that counts its calls. */
function counted() {
  const asked = { times: 0 };
  const d1 = new Proxy(env.DB, {
    get(target, name) {
      if (name === 'prepare') {
        return (text: string) => {
          asked.times += 1;
          return target.prepare(text);
        };
      }
      const held: unknown = Reflect.get(target, name);
      return typeof held === 'function' ? held.bind(target) : held;
    },
  });
  return { db: openDatabase(d1), asked };
}

it('a hundred actions in one message need only a few database calls', async () => {
  await addPeople('ann');
  const { db, asked } = counted();
  const desk = { ...openDesk(), ...store, db };
  const levels = Array(5).fill({ class: 'cleric' });
  const made = await addCharacter(desk, 'ann', character.parse({ edition: '2014', levels }));
  if (!made.ok) throw new Error(made.reason);
  const deeds = Array.from({ length: 100 }, (_, at) =>
    deed.parse({ id: `device-deed-${at}`, does: 'coins', gp: 1 }),
  );
  asked.times = 0;
  const played = await playAnywhere(desk, 'ann', made.id, deeds);
  expect(played).toMatchObject({ ok: true, playSeq: 100, play: { coins: { gp: 100 } } });
  expect(asked.times).toBeGreaterThan(0);
  expect(asked.times).toBeLessThan(20);
  const opened = await openCharacter(desk, 'ann', made.id);
  expect(opened).toMatchObject({ playSeq: 100, character: { play: { coins: { gp: 100 } } } });
});
