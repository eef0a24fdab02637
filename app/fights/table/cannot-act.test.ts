import { describe, expect, it } from 'vitest';
import { begun, done, somebody, who } from '../../../tests/harness/fight-table';
import type { Fight } from '../log/state';
import { projectTable } from './project';

const FIGHT = done(
  begun([
    somebody('mira', { side: 'party', initiative: 18, sheet: { deathSaves: true } }),
    somebody('ogre', { initiative: 12 }),
  ]),
  { do: 'seat', seat: 's1', who: 'mira', name: 'Ann' },
);

function said(fight: Fight): string | null | undefined {
  const { seat } = projectTable(fight, { secret: 's', seat: 's1', elapsed: 0, undoable: false });
  return seat.is === 'seated' ? seat.ones[0]?.cannotAct : undefined;
}

const put = (lasting: object, edition = FIGHT) =>
  done(edition, { do: 'lasting', who: ['mira'], lasting: { id: 'l', ...lasting } });

describe('the head of a seat', () => {
  it('says why its character cannot act, with what did it', () => {
    expect(said(FIGHT)).toBeNull();
    expect(said(put({ name: 'Hold Person', conditions: ['paralyzed'] }))).toBe(
      'Paralyzed (Hold Person)',
    );
    expect(said(put({ name: 'stunned', conditions: ['stunned'] }))).toBe('Stunned');
    expect(said(put({ name: 'Sleep', conditions: ['unconscious'] }))).toBe('Unconscious (Sleep)');
    expect(said(put({ name: 'Web', conditions: ['restrained'] }))).toBeNull();
  });

  it('names each cause once, and none that is hidden', () => {
    const held = put({ name: 'Hold Person', conditions: ['paralyzed'] });
    const twice = put({ id: 'm', name: 'Stunning Strike', conditions: ['stunned'] }, held);
    expect(said(twice)).toBe('Paralyzed (Hold Person), Stunned (Stunning Strike)');
    expect(said(put({ name: 'Curse', conditions: ['stunned'], hidden: true }))).toBeNull();
  });

  it('says that somebody is dying, down or dead, and surprised where that takes the turn', () => {
    const hit = { do: 'harm', struck: [{ who: 'mira', parts: [{ amount: 20 }] }] };
    const dying = done(FIGHT, hit);
    expect(who(dying, 'mira').death.state).toBe('dying');
    expect(said(dying)).toBe('Dying');
    expect(said(done(dying, { do: 'stabilise', who: 'mira' }))).toBe('Unconscious');
    const surprised = { do: 'change', who: 'mira', changes: { surprised: true } };
    expect(said(done(FIGHT, surprised))).toBe('Surprised');
    const newer = done(FIGHT, { do: 'set', settings: { edition: '2024' } }, surprised);
    expect(said(newer)).toBeNull();
  });
});
