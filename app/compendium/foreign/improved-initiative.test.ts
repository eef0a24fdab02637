import { describe, expect, it } from 'vitest';
import { foreignJson, foreignText, only } from '../../../tests/harness/foreign-inputs';

describe('Improved Initiative', () => {
  it('a condition among immunities is a condition', () => {
    const { record } = only(foreignText('ii-condition-among-immunities.json'));
    expect(record.defences.immune).toEqual([]);
    expect(record.conditionImmune).toEqual(['petrified']);
  });

  it.each([
    ['petrified', [], ['petrified']],
    ['Petrified', [], ['petrified']],
    ['poison, poisoned', ['poison'], ['poisoned']],
    ['fire; charmed', ['fire'], ['charmed']],
    ['prone, stunned', [], ['prone', 'stunned']],
    ['the frightened condition', [], ['frightened']],
    ['cold, exhaustion', ['cold'], ['exhaustion']],
    ['unconscious.', [], ['unconscious']],
    ['charmed, frightened, necrotic', ['necrotic'], ['charmed', 'frightened']],
    ['restrained; acid, grappled', ['acid'], ['grappled', 'restrained']],
  ])('of immunities to "%s" each is what it is', (words, types, conditions) => {
    const block = foreignJson('ii-condition-among-immunities.json');
    const { record } = only({ ...block, DamageImmunities: [words] });
    expect(record.defences.immune.flatMap((one) => one.types)).toEqual(types);
    expect(record.conditionImmune).toEqual(conditions);
  });

  it('what its reader of Open5e writes has its type and its recharge', () => {
    const { record } = only(foreignText('ii-of-open5e.json'));
    expect(record.type).toBe('giant');
    expect(record.actions[0]?.recharge).toEqual({ min: 5 });
  });

  const file = foreignJson('ii-of-open5e.json');
  it.each([
    ['giant (hill giant)', 'giant', 'hill giant'],
    ['Dragon', 'dragon', null],
    ['undead, neutral evil', 'undead', null],
    [' Large beast ', 'beast', null],
    ['swarm of beasts', 'beast', null],
  ])('a type of "%s"', (Type, type, subtype) => {
    expect(only({ ...file, Type }).record).toMatchObject({ type, subtype });
  });

  it.each([
    ['Recharge 6', { recharge: { min: 6 } }],
    ['(Recharge 5–6)', { recharge: { min: 5 } }],
    ['3/Day', { uses: { times: 3, per: 'day' } }],
    ['1 / Day', { uses: { times: 1, per: 'day' } }],
    ['Recharges on a 5-6', { recharge: { min: 5 } }],
  ])('a usage of "%s"', (Usage, wanted) => {
    const Actions = [{ Name: 'Breath', Content: 'It breathes.', Usage }];
    expect(only({ ...file, Actions }).record.actions[0]).toMatchObject({
      name: 'Breath',
      ...wanted,
    });
  });
});
