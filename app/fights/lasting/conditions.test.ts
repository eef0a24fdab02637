import { describe, expect, it } from 'vitest';
import type { Edition } from '~/rules/edition';
import { done as played, who } from '../../../tests/harness/fight-table';
import { conditions, hit, lastingTable, marks, put } from '../../../tests/harness/lasting-table';
import { immunityTo } from './conditions';

describe('conditions', () => {
  it.each<[Edition, string, string[]]>([
    ['2014', 'paralyzed', ['paralyzed', 'incapacitated']],
    ['2024', 'stunned', ['stunned', 'incapacitated']],
    ['2014', 'unconscious', ['unconscious', 'incapacitated', 'prone']],
    ['2024', 'petrified', ['petrified', 'incapacitated']],
    ['2024', 'blinded', ['blinded']],
  ])('of %s: %s brings what its rules say', (edition, condition, wanted) => {
    const fight = played(lastingTable(edition), put(['ogre'], { conditions: [condition] }));
    expect([...conditions(fight)].sort()).toEqual(wanted.sort());
  });

  it('of who is down are those of the unconscious', () => {
    expect([...conditions(played(lastingTable(), hit('mage', 20)), 'mage')].sort()).toEqual(
      ['incapacitated', 'prone', 'unconscious'].sort(),
    );
  });

  it('do not land on the immune, unless the table says so', () => {
    const fight = played(lastingTable(), put(['ghost'], { conditions: ['grappled'] }));
    expect(marks(fight, 'ghost')).toEqual([]);
    expect(immunityTo(who(fight, 'ghost'), ['grappled', 'stunned'], '2014')).toEqual(['grappled']);
    const both = played(fight, put(['ghost'], { conditions: ['grappled', 'restrained'] }));
    expect(conditions(both, 'ghost')).toEqual(['restrained']);
    const forced = played(
      fight,
      put(['ghost'], { conditions: ['grappled'], despiteImmunity: true }),
    );
    expect(marks(forced, 'ghost')).toEqual(['mark']);
  });

  it('poison no stone (SRD, "Petrified")', () => {
    const stone = played(lastingTable(), put(['ogre'], { conditions: ['petrified'] }));
    expect(immunityTo(who(stone, 'ogre'), ['poisoned'], '2024')).toEqual(['poisoned']);
  });
});
