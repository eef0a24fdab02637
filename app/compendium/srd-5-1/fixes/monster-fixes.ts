import type { PackageEntry, PackageMonster } from '../package/package-shape';

/** The SRD's values for fields where the package differs. */
const FIELDS: Readonly<Record<string, Partial<PackageMonster>>> = {
  'Adult Brass Dragon': { speed: { walk: '40 ft.', burrow: '30 ft.', fly: '80 ft.' } },
  Basilisk: { armor_class: 15 },
  'Blink Dog': { senses: { passive_perception: 13 } },
  'Bone Devil': { challenge_rating: 9, senses: { darkvision: '120 ft.', passive_perception: 12 } },
  Crocodile: { speed: { walk: '20 ft.', swim: '30 ft.' } },
  'Cult Fanatic': { hit_points: 33 },
  Doppelganger: { alignment: 'neutral' },
  Ghast: {
    damage_resistances: ['necrotic'],
    damage_immunities: ['poison'],
    condition_immunities: named('Charmed', 'Exhaustion', 'Poisoned'),
  },
  Ghoul: {
    damage_immunities: ['poison'],
    condition_immunities: named('Charmed', 'Exhaustion', 'Poisoned'),
  },
  'Giant Eagle': {
    languages: "Giant Eagle, understands Common and Auran but can't speak them",
  },
  'Giant Elk': {
    armor_class: 14,
    languages: "Giant Elk, understands Common, Elvish, and Sylvan but can't speak them",
  },
  'Giant Owl': {
    languages: "Giant Owl, understands Common, Elvish, and Sylvan but can't speak them",
  },
  'Giant Wasp': { speed: { walk: '10 ft.', fly: '50 ft.' } },
  'Horned Devil': { hit_points: 178 },
  'Hunter Shark': { senses: { blindsight: '30 ft.', passive_perception: 12 } },
  'Ice Devil': { damage_immunities: ['cold', 'fire', 'poison'] },
  Imp: { subtype: 'devil, shapechanger' },
  Lemure: { languages: "understands Infernal but can't speak" },
  Manticore: { languages: 'Common' },
  'Mummy Lord': { damage_vulnerabilities: ['fire'] },
  Quasit: { subtype: 'demon, shapechanger' },
  Skeleton: {
    damage_immunities: ['poison'],
    condition_immunities: named('Exhaustion', 'Poisoned'),
    languages: "understands all languages it knew in life but can't speak",
  },
  Spider: { senses: { darkvision: '30 ft.', passive_perception: 10 } },
  'Swarm of Spiders': {
    condition_immunities: named(
      'Charmed',
      'Frightened',
      'Grappled',
      'Paralyzed',
      'Petrified',
      'Prone',
      'Restrained',
      'Stunned',
    ),
  },
  Werebear: { subtype: 'human, shapechanger' },
  Wereboar: { subtype: 'human, shapechanger' },
  Wererat: { subtype: 'human, shapechanger' },
  Weretiger: { subtype: 'human, shapechanger' },
  Werewolf: { subtype: 'human, shapechanger' },
  Wight: {
    damage_resistances: [
      'necrotic',
      "bludgeoning, piercing, and slashing from nonmagical weapons that aren't silvered",
    ],
    damage_immunities: ['poison'],
    condition_immunities: named('Exhaustion', 'Poisoned'),
  },
  'Young Blue Dragon': { speed: { walk: '40 ft.', burrow: '20 ft.', fly: '80 ft.' } },
  Zombie: {
    damage_immunities: ['poison'],
    languages: "understands the languages it knew in life but can't speak",
  },
};

/** Monsters whose defences the SRD words "not made with silvered weapons"; elsewhere it says "that aren't silvered". */
const WITH_SILVERED_WEAPONS: ReadonlySet<string> = new Set([
  'Horned Devil',
  'Night Hag',
  'Werebear',
  'Wereboar',
  'Wererat',
  'Weretiger',
  'Werewolf',
]);

/** Skills missing in the package. */
const MISSING_SKILLS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  'Black Bear': { Perception: 3 },
  'Half-Red Dragon Veteran': { Athletics: 5, Perception: 2 },
  Spy: { 'Sleight of Hand': 4 },
  'Swarm of Ravens': { Perception: 5 },
  Werewolf: { Stealth: 3 },
};

/** Corrects a monster of the package to the SRD's values. */
export function fixedMonster(monster: PackageMonster): PackageMonster {
  const missing = Object.entries(MISSING_SKILLS[monster.name] ?? {});
  return withReactions({
    ...monster,
    ...(monster.actions && { actions: multiattackFirst(monster.actions) }),
    condition_immunities: withDeafened(monster.condition_immunities),
    damage_resistances: silveredWords(monster.name, monster.damage_resistances),
    damage_immunities: silveredWords(monster.name, monster.damage_immunities),
    ...FIELDS[monster.name],
    proficiencies: [
      ...monster.proficiencies,
      ...missing.map(([skill, value]) => ({ name: `Skill: ${skill}`, value })),
    ],
  });
}

/** Where the SRD says "blinded … deafened", the package lists Blinded twice. */
function withDeafened(conditions: PackageMonster['condition_immunities']) {
  return conditions.map((one, at) =>
    one.name === 'Blinded' && conditions.findIndex((other) => other.name === 'Blinded') < at
      ? { name: 'Deafened' }
      : one,
  );
}

function silveredWords(monster: string, lines: readonly string[]): string[] {
  if (!WITH_SILVERED_WEAPONS.has(monster)) return [...lines];
  return lines.map((line) =>
    line.replace("that aren't silvered", 'not made with silvered weapons'),
  );
}

/** Moves Multiattack before the attacks it consists of. */
function multiattackFirst(actions: readonly PackageEntry[]): PackageEntry[] {
  const later = ({ name }: PackageEntry) => (name.startsWith('Multiattack') ? 0 : 1);
  return actions.toSorted((one, other) => later(one) - later(other));
}

/** Moves a reaction that the package lists among the actions. */
function withReactions(monster: PackageMonster): PackageMonster {
  if (monster.name !== 'Shrieker') return monster;
  return { ...monster, actions: [], reactions: monster.actions ?? [] };
}

function named(...names: string[]): { name: string }[] {
  return names.map((name) => ({ name }));
}
