import { describe, expect, it } from 'vitest';
import { tableSettings } from '~/fights/seats/table-settings';
import { deedsOf, FIGHT, sentenceOf, after as then } from '../../../../tests/harness/press-table';

const does = (fields: Record<string, string>, fight = FIGHT) => then(fight, deedsOf(fight, fields));
const SEE = { intent: 'table:see', 'party-hit-points': 'bar', 'other-hit-points': 'hidden' };

describe('what players see', () => {
  it('is what the form says, the ticks that are missing too', () => {
    const set = does({
      ...SEE,
      'table-title': ' The ford\n',
      'shows-counts': '1',
      'may-end-turn': '1',
      'may-suggest': '1',
      'may-fly': '1',
    });
    expect(tableSettings(set)).toEqual({
      title: 'The ford',
      partyHitPoints: 'bar',
      otherHitPoints: 'hidden',
      showsConditions: false,
      showsCounts: true,
      seatsMay: ['suggest', 'end-turn'],
    });
  });

  it('is nothing that nobody knows', () => {
    expect(sentenceOf(FIGHT, { ...SEE, 'other-hit-points': 'toString' })).toMatch(/in words/);
    expect(sentenceOf(FIGHT, { intent: 'table:see' })).toMatch(/in words/);
  });

  it('of one creature is its name for them, whether it is there, and its hit points', () => {
    const one = { intent: 'table:see-one', one: 'foe' };
    const veiled = does({ ...one, alias: 'A shadow', 'shown-hit-points': 'bar', hidden: '1' });
    expect(veiled.combatants.foe).toMatchObject({
      alias: 'A shadow',
      shownHitPoints: 'bar',
      hidden: true,
      revealOnTurn: false,
    });
    const later = does({ ...one, 'reveal-on-turn': '1' }, veiled);
    expect(later.combatants.foe).toMatchObject({
      alias: null,
      shownHitPoints: null,
      hidden: true,
      revealOnTurn: true,
    });
    expect(sentenceOf(FIGHT, { ...one, 'shown-hit-points': '7' })).toMatch(/in words/);
    expect(sentenceOf(FIGHT, { intent: 'table:see-one', one: 'nobody' })).toMatch(/Select/);
    expect(does({ intent: 'reveal', who: 'foe' }, later).combatants.foe?.hidden).toBe(false);
  });
});

describe('a pause', () => {
  it('is what the form says: the second of two presses changes nothing', () => {
    const paused = does({ intent: 'table:pause', on: '1' });
    expect(paused.paused).not.toBeNull();
    expect(does({ intent: 'table:pause', on: '1' }, paused)).toBe(paused);
    expect(does({ intent: 'table:pause' }, paused).paused).toBeNull();
  });
});

describe('something that is shown', () => {
  const show = { intent: 'table:handout' };

  it('is a message with its lines, a picture, or both, to all or to one player', () => {
    const shown = does({ ...show, handout: 'Run!\r\nNow.', to: 'mira', picture: 'p1' });
    expect(shown.handouts).toMatchObject([{ to: 'mira', text: 'Run!\nNow.', picture: 'p1' }]);
    const away = { intent: 'table:put-away', shown: shown.handouts?.[0]?.id ?? '' };
    expect(does(away, shown).handouts).toEqual([]);
    expect(sentenceOf(FIGHT, away)).toMatch(/already over/);
  });

  it('is not nothing, not for nobody, and no picture by a strange name', () => {
    expect(sentenceOf(FIGHT, { ...show, handout: ' \n' })).toMatch(/Type a message/);
    expect(sentenceOf(FIGHT, { ...show, handout: 'x', to: '__proto__' })).toMatch(
      /no longer in the/,
    );
    expect(sentenceOf(FIGHT, { ...show, picture: '../x' })).toMatch(/picture was not found/);
    expect(() => deedsOf(FIGHT, { ...show, handout: '🐉'.repeat(3000) })).not.toThrow();
  });
});
