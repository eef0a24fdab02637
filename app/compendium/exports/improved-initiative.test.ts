import { expect, test } from 'vitest';
import { abilityModifier } from '~/rules/ability';
import { SRD_MONSTERS } from '../../../tests/harness/srd-5-1';
import { SRD_52_MONSTERS } from '../../../tests/harness/srd-5-2';
import { entriesOf } from '../records/entries-of';
import { printed } from '../statblock/text-segments';
import { improvedInitiativeFile, improvedInitiativeStatblock } from './improved-initiative';

const ALL = [...SRD_MONSTERS, ...SRD_52_MONSTERS];

function blockOf(slug: string, edition: '2014' | '2024') {
  const record = ALL.find((one) => one.slug === slug && one.edition === edition);
  if (!record) throw new Error(`no ${slug}`);
  return improvedInitiativeStatblock(record, slug);
}

test('a goblin has its numbers where the tracker looks for them', () => {
  expect(blockOf('goblin', '2014')).toMatchObject({
    Id: 'goblin',
    Name: 'Goblin',
    Path: '',
    Source: 'SRD 5.1',
    Player: '',
    Type: 'Small humanoid (goblinoid), neutral evil',
    HP: { Value: 7, Notes: '(2d6)' },
    AC: { Value: 15, Notes: '(leather armor, shield)' },
    InitiativeModifier: 0,
    Speed: ['walk 30 ft.'],
    Abilities: { Str: 8, Dex: 14, Con: 10, Int: 10, Wis: 8, Cha: 8 },
    Saves: [],
    Skills: [{ Name: 'Stealth', Modifier: 6 }],
    Senses: ['darkvision 60 ft.', 'passive Perception 9'],
    Languages: ['Common', 'Goblin'],
    Challenge: '1/4',
    LegendaryActions: [],
  });
  expect(blockOf('goblin', '2014').Actions[0]).toMatchObject({
    Name: 'Scimitar',
    Content: expect.stringContaining('+4 to hit'),
  });
});

test.each(['2014', '2024'] as const)(
  'an adult red dragon of %s has saves, recharge and legendary actions',
  (edition) => {
    const dragon = blockOf('adult-red-dragon', edition);
    expect(dragon.HP).toEqual({ Value: 256, Notes: '(19d12+133)' });
    expect(dragon.Challenge).toBe('17');
    expect(dragon.DamageImmunities.map((one) => one.toLowerCase())).toEqual(['fire']);
    expect(dragon.Saves).toContainEqual({ Name: 'Dex', Modifier: 6 });
    expect(dragon.Actions.map(({ Name }) => Name)).toContain('Fire Breath (Recharge 5–6)');
    expect(dragon.LegendaryActions.length).toBeGreaterThanOrEqual(4);
  },
);

test('spells and bonus actions are listed where the tracker shows them', () => {
  expect(
    blockOf('mage', '2014').Traits.find(({ Name }) => Name === 'Spellcasting')?.Content,
  ).toContain('fireball');
  const goblin = blockOf('goblin-warrior', '2024');
  expect(goblin.Actions.map(({ Name }) => Name)).toContain('Nimble Escape (Bonus Action)');
});

test('initiative comes out as the record has it, for every record', () => {
  for (const record of ALL) {
    const { InitiativeModifier, Abilities } = improvedInitiativeStatblock(record, record.slug);
    const dexterity = abilityModifier(record.abilities.dex);
    expect(abilityModifier(Abilities.Dex) + InitiativeModifier).toBe(
      record.initiative?.bonus ?? dexterity,
    );
  }
});

test('no entry of any record is lost', () => {
  for (const record of ALL) {
    const { Traits, Actions, Reactions, LegendaryActions } = improvedInitiativeStatblock(
      record,
      record.slug,
    );
    const contents = [...Traits, ...Actions, ...Reactions, ...LegendaryActions].map(
      ({ Content }) => Content,
    );
    for (const { text, name } of entriesOf(record)) {
      const words = printed(text)
        .replaceAll('**', '')
        .split('\n')
        .filter((one) => one.trim() !== '')
        .join('\n\n');
      expect(contents, `${record.name}, ${name}`).toContain(words);
    }
  }
});

test('the file lists the creature and holds it by its id', () => {
  const [goblin] = ALL.filter(({ slug }) => slug === 'goblin');
  if (!goblin) throw new Error('no goblin');
  const file: Record<string, unknown> = improvedInitiativeFile(goblin, 'goblin');
  expect(file.Creatures).toEqual(['goblin']);
  expect(file['Creatures.goblin']).toMatchObject({ Name: 'Goblin' });
});
