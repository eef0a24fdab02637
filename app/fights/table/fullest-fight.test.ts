import { expect, it } from 'vitest';
import { after as then } from '../../../tests/harness/press-table';
import { deed } from '../log/deeds';
import { newFight } from '../log/new-fight';
import { projectTable } from './project';

const LONG = 'a'.repeat(94);

/**
 * The names of everyone who ever joined, on as many marks as a fight may have: this once took a minute for each
 * device.
 */
it('projects a fight as full of names as there can be', () => {
  let fight = newFight('Siege', '2014');
  for (let wave = 0; wave < 5; wave += 1) {
    const who = Array.from({ length: 200 }, (_, at) => `c${wave}-${at}`);
    const seeds = who.map((id, at) => ({
      id,
      hidden: wave < 4,
      sheet: { name: `${LONG}${wave * 200 + at}`, edition: '2014', maximum: 9, saves: {} },
    }));
    fight = then(fight, [deed.parse({ do: 'add', seeds })]);
    if (wave < 4) fight = then(fight, [deed.parse({ do: 'place', who, where: 'gone' })]);
    else {
      for (let mark = 0; mark < 25; mark += 1) {
        const lasting = { id: `m${mark}`, name: `${'a'.repeat(70)}${mark}`, conditions: [] };
        fight = then(fight, [deed.parse({ do: 'lasting', who, lasting })]);
      }
    }
  }
  fight = then(fight, [deed.parse({ do: 'begin' })]);
  // Each device has its own seat.
  for (let seat = 0; seat < 4; seat += 1) {
    const view = projectTable(fight, {
      secret: 'secret',
      seat: `s${seat}`,
      elapsed: null,
      undoable: false,
    });
    expect(view.rows.flatMap(({ ones }) => ones)).toHaveLength(200);
    expect(view.rows[0]?.ones[0]?.lasting).toHaveLength(25);
  }
});
