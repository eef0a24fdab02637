import { expect, test } from 'vitest';
import { EXPORTED } from '../../../tests/harness/exported-monster';
import { improvedInitiativeFile, improvedInitiativeStatblock } from './improved-initiative';

test('a creature with a little of everything has all of it where the tracker looks', () => {
  expect(improvedInitiativeStatblock(EXPORTED, 'bog')).toEqual({
    Id: 'bog',
    Name: 'Bog Herald',
    Path: '',
    Version: '3.2.6',
    Source: 'My Table',
    Type: 'Large swarm of Tiny plants (bog), neutral',
    HP: { Value: 40, Notes: '(9d10-9)' },
    AC: { Value: 16, Notes: '(natural armor)' },
    InitiativeModifier: 4,
    InitiativeAdvantage: false,
    Speed: ['walk 30 ft.', 'burrow 10 ft.', 'climb 15 ft.', 'fly 60 ft. (hover)', 'swim 20 ft.'],
    Abilities: { Str: 18, Dex: 12, Con: 8, Int: 10, Wis: 14, Cha: 6 },
    DamageVulnerabilities: ['fire'],
    DamageResistances: ['cold, acid', 'odd points', 'damage from spells'],
    DamageImmunities: ['poison'],
    ConditionImmunities: ['poisoned', 'prone'],
    Saves: [
      { Name: 'Str', Modifier: 7 },
      { Name: 'Wis', Modifier: 6 },
    ],
    Skills: [
      { Name: 'Arcana', Modifier: 4 },
      { Name: 'Perception', Modifier: 5 },
      { Name: 'Stealth', Modifier: 7 },
    ],
    Senses: ['blindsight 90 ft.', 'darkvision 60 ft.', 'smells blood', 'passive Perception 15'],
    Languages: ['Common', 'Bog', 'understands Giant', 'telepathy 30 ft.'],
    Challenge: '6',
    Traits: [
      { Name: 'Scent', Content: 'A keen nose & <eyes>.\n\nIt finds you.' },
      { Name: 'Spellcasting', Content: '1st level (4 slots): entangle' },
      { Name: 'Mist (Lair Action)', Content: 'It has a mist.' },
    ],
    Actions: [
      { Name: 'Claw', Content: 'It has a claw.' },
      { Name: 'Spit', Content: 'It has a spit.' },
      { Name: 'Bolt', Content: 'It has a bolt.' },
      { Name: 'Gust (Recharge 5–6)', Content: 'It has a gust.' },
      { Name: 'Mend (2/Day, Bonus Action)', Content: 'It has a mend.' },
    ],
    Reactions: [
      { Name: 'Shield (Recharges after a Short or Long Rest)', Content: 'It has a shield.' },
    ],
    LegendaryActions: [
      { Name: 'Legendary Actions', Content: 'It may act out of turn.' },
      { Name: 'Stomp (Costs 2 Actions)', Content: 'It has a stomp.' },
      { Name: 'Rise (1/Long Rest, Mythic Action)', Content: 'It has a rise.' },
    ],
    Description: 'Bogs <whisper> & wait.\n\nThey have time.',
    Player: '',
    ImageURL: '',
  });
});

test('what it does not have is left out, and its dice say what is added', () => {
  const { hp, ac, initiative: _, ...rest } = EXPORTED;
  const plain = (constant: number) =>
    improvedInitiativeStatblock(
      { ...rest, ac: { ...ac, kind: null }, hp: { ...hp, constant } },
      'bog',
    );
  expect(plain(0)).toMatchObject({
    HP: { Notes: '(9d10)' },
    AC: { Notes: '' },
    InitiativeModifier: 0,
  });
  expect(plain(5).HP.Notes).toBe('(9d10+5)');
  const spoken = { ...EXPORTED.languages, text: 'all, even yours' };
  expect(improvedInitiativeStatblock({ ...EXPORTED, languages: spoken }, 'bog').Languages).toEqual([
    'all',
    'even yours',
  ]);
  expect(Object.keys(improvedInitiativeFile(EXPORTED, 'bog'))).toEqual([
    'Creatures',
    'Creatures.bog',
  ]);
});
