import type { PackageSpell } from '../package/package-shape';

/** The SRD's values for fields where the package differs. */
const FIELDS: Readonly<Record<string, Partial<PackageSpell>>> = {
  'Animal Friendship': { classes: named('Bard', 'Druid', 'Ranger') },
  'Antilife Shell': { range: 'Self (10-foot radius)' },
  'Antimagic Field': { range: 'Self (10-foot-radius sphere)' },
  'Arcane Eye': { classes: named('Wizard') },
  'Burning Hands': { range: 'Self (15-foot cone)' },
  'Color Spray': { range: 'Self (15-foot cone)' },
  'Cone of Cold': { range: 'Self (60-foot cone)' },
  'Control Weather': { range: 'Self (5-mile radius)' },
  'Create Food and Water': { classes: named('Cleric', 'Paladin') },
  Divination: { classes: named('Cleric') },
  'Enlarge/Reduce': { material: 'A pinch of powdered iron.' },
  Etherealness: { duration: 'Up to 8 hours' },
  'Faerie Fire': { classes: named('Bard', 'Druid') },
  Fear: { range: 'Self (30-foot cone)' },
  'Find the Path': { classes: named('Bard', 'Cleric', 'Druid'), duration: 'Up to 1 day' },
  Forbiddance: { duration: '1 day' },
  'Globe of Invulnerability': { range: 'Self (10-foot radius)' },
  'Glyph of Warding': {
    duration: 'Until dispelled or triggered',
    material: 'Incense and powdered diamond worth at least 200 gp, which the spell consumes.',
  },
  'Guardian of Faith': { classes: named('Cleric') },
  'Gust of Wind': { range: 'Self (60-foot line)' },
  "Hunter's Mark": { classes: named('Ranger') },
  'Legend Lore': {
    material:
      'Incense worth at least 250 gp, which the spell consumes, and four ivory strips worth at least 50 gp each.',
  },
  'Lightning Bolt': { range: 'Self (100-foot line)' },
  'Magic Mouth': {
    material:
      'A small bit of honeycomb and jade dust worth at least 10 gp, which the spell consumes.',
  },
  'Mass Cure Wounds': { school: { name: 'Evocation' } },
  'Mass Heal': { school: { name: 'Evocation' } },
  'Meld into Stone': { classes: named('Cleric', 'Druid') },
  'Poison Spray': { classes: named('Druid', 'Sorcerer', 'Warlock', 'Wizard') },
  Prestidigitation: { duration: 'Up to 1 hour' },
  'Prismatic Spray': { range: 'Self (60-foot cone)' },
  'Project Image': { duration: 'Up to 1 day' },
  Revivify: { school: { name: 'Necromancy' } },
  'See Invisibility': { material: 'A pinch of talc and a small sprinkling of powdered silver.' },
  Shatter: { material: 'A chip of mica.' },
  'Speak with Plants': { range: 'Self (30-foot radius)' },
  'Spike Growth': {
    material: 'Seven sharp thorns or seven small twigs, each sharpened to a point.',
  },
  'Spirit Guardians': { range: 'Self (15-foot radius)' },
  Sunbeam: { range: 'Self (60-foot line)' },
  Symbol: { duration: 'Until dispelled or triggered' },
  'Teleportation Circle': {
    material:
      'Rare chalks and inks infused with precious gems worth 50 gp, which the spell consumes.',
  },
  Thaumaturgy: { duration: 'Up to 1 minute' },
  Thunderwave: { range: 'Self (15-foot cube)' },
  'Tiny Hut': { range: 'Self (10-foot-radius hemisphere)' },
};

/** Missing text of "At Higher Levels", in our own words. */
const HIGHER_LEVELS: Readonly<Record<string, string>> = {
  'Animal Friendship':
    'With a slot of 2nd level or higher you can affect one more beast for each slot level above 1st.',
  'Branding Smite':
    'With a slot of 3rd level or higher the extra damage increases by 1d6 for each slot level above 2nd.',
  Counterspell:
    "With a slot of 4th level or higher the other spell fails if its level is no higher than your slot's.",
  'Hellish Rebuke':
    'With a slot of 2nd level or higher the damage increases by 1d10 for each slot level above 1st.',
  "Hunter's Mark":
    'With a slot of 3rd or 4th level you can hold your concentration for up to 8 hours, with a slot of 5th level or higher for up to 24 hours.',
  'Wall of Fire':
    'With a slot of 5th level or higher the damage increases by 1d8 for each slot level above 4th.',
};

/** The triggers of reaction spells, which are missing in the package. */
export const TRIGGERS: Readonly<Record<string, string>> = {
  Counterspell: 'you see a creature within 60 feet of you cast a spell',
  'Feather Fall': 'you or a creature within 60 feet of you falls',
  'Hellish Rebuke': 'a creature within 60 feet of you that you can see damages you',
  Shield: 'you are hit by an attack or targeted by the magic missile spell',
};

/** The total cost of components in gold pieces, where adding the amounts in the text gives a wrong result. */
export const COSTS: Readonly<Record<string, number>> = {
  'Legend Lore': 450,
  'Magnificent Mansion': 15,
  'Warding Bond': 100,
};

/** The cost in gold pieces of the consumed part, where other parts of the material are not consumed. */
export const USED_UP: Readonly<Record<string, number>> = { Clone: 1000, 'Legend Lore': 250 };

/** Corrects a spell of the package to the SRD's values. */
export function fixedSpell(spell: PackageSpell): PackageSpell {
  const higher = HIGHER_LEVELS[spell.name];
  return {
    ...spell,
    ...FIELDS[spell.name],
    ...(higher === undefined ? {} : { higher_level: [higher] }),
  };
}

function named(...names: string[]): { name: string }[] {
  return names.map((name) => ({ name }));
}
