import { expect, test } from 'vitest';
import { SRD_MONSTERS } from '../../../tests/harness/srd-5-1';
import { SRD_52_MONSTERS } from '../../../tests/harness/srd-5-2';
import { createBattle } from '../create-battle';
import type { Battle } from '../sheet/battle';
import { USUAL_OPTIONS } from '../sheet/battle';
import { USUAL_TACTICS } from '../sheet/tactics';
import { calledBy } from './calling';
import { combatantOf } from './combatant-of';

const spell = () => null;

function known(records: typeof SRD_MONSTERS, slug: string) {
  const find = (name: string) => records.find((one) => one.slug === name);
  const creature = (name: string) => {
    const record = find(name);
    return record ? combatantOf(record, { spell }) : null;
  };
  const record = find(slug);
  if (!record) throw new Error(slug);
  return {
    record,
    whole: combatantOf(record, { spell, creature }),
    alone: combatantOf(record, { spell }),
  };
}

test.each([
  [SRD_MONSTERS, 'treant', 'treant'],
  [SRD_MONSTERS, 'vampire', 'swarm-of-bats'],
  [SRD_52_MONSTERS, 'treant', 'treant'],
] as const)('%#: %s calls %s', (records, slug, called) => {
  const { record, whole, alone } = known(records as typeof SRD_MONSTERS, slug);
  expect(calledBy(record)).toContain(called);
  const steps = whole.deeds.flatMap((deed) => deed.steps).filter(({ does }) => does === 'summon');
  expect(steps).toHaveLength(1);
  expect(whole.calls?.[0]?.key).toBe(called);
  expect(alone.leftOut.some((words) => words.endsWith('nobody is summoned.'))).toBe(true);
});

test('the called fight: a treant with its trees beats what it loses to alone', () => {
  const { whole, alone } = known(SRD_MONSTERS, 'treant');
  const foes = known(SRD_MONSTERS, 'hill-giant').alone;
  const battle = (combatant: typeof whole): Battle => ({
    edition: '2014',
    sides: [[{ combatant, count: 1 }], [{ combatant: foes, count: 4 }]],
    tactics: [USUAL_TACTICS, USUAL_TACTICS],
    options: USUAL_OPTIONS,
  });
  const winsOf = (combatant: typeof whole) => {
    const played = createBattle(battle(combatant), 'trees');
    played.play(200);
    return played.tally().wins.a;
  };
  expect(winsOf(whole)).toBeGreaterThan(winsOf(alone));
  const told = createBattle(battle(whole), 'trees')
    .tell(1)
    .map(({ text }) => text);
  expect(told.filter((text) => /joins the fight/.test(text))).toHaveLength(2);
});
