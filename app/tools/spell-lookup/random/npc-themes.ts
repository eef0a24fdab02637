import type { SpellListItem } from '~/compendium/shelf/spell-summary';

/** A spell with its search tokens. */
export type ThemedSpell = SpellListItem & { facets: string };

/** A theme of a caster: matching spells are drawn more often. */
export type Theme = { id: string; label: string; fits: (spell: ThemedSpell) => boolean };

function dealing(...types: string[]): Theme['fits'] {
  return ({ facets }) => types.some((type) => facets.includes(` damage_${type} `));
}

function schooled(...schools: string[]): Theme['fits'] {
  return ({ school }) => schools.includes(school);
}

function named(pattern: RegExp): Theme['fits'] {
  return ({ name }) => pattern.test(name);
}

/** The themes of random spellbooks. */
export const THEMES: readonly Theme[] = [
  { id: 'any', label: 'Any', fits: () => true },
  { id: 'fire', label: 'Fire', fits: either(dealing('fire'), named(/fire|flame|heat|burn/i)) },
  { id: 'cold', label: 'Cold', fits: either(dealing('cold'), named(/ice|frost|cold|sleet/i)) },
  {
    id: 'storm',
    label: 'Storm',
    fits: either(dealing('lightning', 'thunder'), named(/wind|storm|fog|weather|fly/i)),
  },
  {
    id: 'death',
    label: 'Death',
    fits: either(dealing('necrotic'), schooled('necromancy'), named(/dead|death/i)),
  },
  {
    id: 'mind',
    label: 'Mind',
    fits: either(schooled('enchantment'), dealing('psychic'), named(/thought|mind|fear/i)),
  },
  { id: 'illusion', label: 'Illusion', fits: schooled('illusion') },
  { id: 'divination', label: 'Secrets', fits: schooled('divination') },
  {
    id: 'war',
    label: 'War',
    fits: either(({ facets }) => facets.includes(' damage_'), named(/shield|armor|weapon|smite/i)),
  },
  {
    id: 'healing',
    label: 'Healing and light',
    fits: either(
      ({ facets }) => facets.includes(' healing '),
      dealing('radiant'),
      named(/light|bless/i),
    ),
  },
  {
    id: 'nature',
    label: 'Nature',
    fits: named(
      /animal|beast|plant|tree|thorn|spike|vine|entangle|speak with|bark|stone|earth|goodberry|druid/i,
    ),
  },
  {
    id: 'summoning',
    label: 'Summoning',
    fits: either(schooled('conjuration'), named(/conjure|summon|familiar|create/i)),
  },
];

function either(...ways: Theme['fits'][]): Theme['fits'] {
  return (spell) => ways.some((way) => way(spell));
}

/** The theme with this id; the default when there is none. */
export function themeOf(id: string): Theme {
  const [any] = THEMES;
  const found = THEMES.find((theme) => theme.id === id) ?? any;
  if (!found) throw new Error('There are no themes.');
  return found;
}
