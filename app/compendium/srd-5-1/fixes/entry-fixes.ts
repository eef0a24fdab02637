type TextFix = { monster: string; entry: string; from: string; to: string };

/** Corrections of entries whose text in the package differs from the SRD, beyond the general ones in clean-text.ts. */
export const ENTRY_FIXES: readonly TextFix[] = [
  fix('Acolyte', 'Spellcasting', 'has following', 'has the following'),
  fix('Adult Silver Dragon', 'Wing Attack', 'DC 22', 'DC 21'),
  fix('Assassin', 'Sneak Attack', '13 (4d6)', '14 (4d6)'),
  fix('Assassin', 'Sneak Attack', 'The assassin deals', 'Once per turn, the assassin deals'),
  fix('Black Dragon Wyrmling', 'Acid Breath', '22 (Sd8)', '22 (5d8)'),
  fix('Bulette', 'Deadly Leap', 'land on its ft. in', 'land on its feet in'),
  fix('Cloaker', 'Damage Transfer', '(rounded down). and', '(rounded down), and'),
  fix(
    'Druid',
    'Quarterstaff',
    'damage, or 6 (1d8 + 2) bludgeoning damage with shillelagh or if wielded with two hands',
    'damage, 4 (1d8) bludgeoning damage if wielded with two hands, or 6 (1d8 + 2) bludgeoning damage with shillelagh',
  ),
  fix('Efreeti', 'Elemental Demise', 'the djinni was', 'the efreeti was'),
  fix('Erinyes', 'Multiattack', 'three attacks', 'three attacks.'),
  fix('Ettercap', 'Web', 'The effect ends', 'The effect also ends'),
  fix(
    'Ettercap',
    'Web',
    'is vulnerable to fire damage and immune to bludgeoning damage',
    'vulnerability to fire damage, and immunity to bludgeoning, poison, and psychic damage',
  ),
  fix('Ghost', 'Horrifying Visage', '1d4 + 10 years', '1d4 × 10 years'),
  fix('Giant Rat (Diseased)', 'Bite', 'Hit: 3 (1d4 + 2)', 'Hit: 4 (1d4 + 2)'),
  fix('Gynosphinx', 'Claw', '+9 to hit', '+8 to hit'),
  fix('Harpy', 'Luring Song', 'the must move', 'the target must move'),
  fix('Harpy', 'Luring Song', 'direct route. It', 'direct route, trying to get within 5 feet. It'),
  fix('Harpy', 'Luring Song', 'a target can repeat', 'the target can repeat'),
  fix('Harpy', 'Luring Song', 'A creature can also repeat', 'A charmed target can also repeat'),
  fix('Harpy', 'Luring Song', "If a creature's saving throw is", 'If the saving throw is'),
  fix('Imp', 'Invisibility', 'until it attacks, or', 'until it attacks or'),
  fix('Imp', 'Sting', 'must make on a DC', 'must make a DC'),
  fix('Kraken', 'Bite', '+7 to hit', '+17 to hit'),
  fix('Kraken', 'Tentacle', '+7 to hit', '+17 to hit'),
  fix('Lich', 'Spellcasting', "Melf's acid arrow", 'acid arrow'),
  fix('Magmin', 'Touch', 'Until a target takes', 'Until a creature takes'),
  fix('Marilith', 'Reactive', 'every turn in combat', 'every turn in a combat'),
  fix('Marilith', 'Multiattack', 'can make seven attacks', 'makes seven attacks'),
  fix('Pit Fiend', 'Tail', '3d1O', '3d10'),
  fix('Rust Monster', 'Antennae', 'its takes a', 'it takes a'),
  fix('Dryad', 'Tree Stride', 'must be large', 'must be Large'),
  fix('Shadow', 'Shadow Stealth', ' Its stealth bonus is also improved to +6.', ''),
  fix('Solar', 'Slaying Longbow', '190 hit points', '100 hit points'),
  fix('Tarrasque', 'Multiattack', 'its tai l', 'its tail'),
  fix('Vampire', 'Charm', "the vampire's bit attack", "the vampire's bite attack"),
  fix(
    'Water Elemental',
    'Whelm',
    'a DC 14 Strength and succeeding',
    'a DC 14 Strength check and succeeding',
  ),
  fix('Weasel', 'Bite', 'one creature', 'one target'),
  fix('Wolf', 'Pack Tactics', 'on an attack roll against', 'on attack rolls against'),
];

/** Entries whose title in the package differs from the SRD, by "monster|title", with the SRD's title. */
const TITLES: Readonly<Record<string, string>> = {
  'Assassin|Sneak Attack (1/Turn)': 'Sneak Attack',
  'Hezrou|Claws': 'Claw',
  'Ice Devil|Wall of Ice': 'Wall of Ice (Recharge 6)',
  'Iron Golem|Poison Breath (Recharge 5-6)': 'Poison Breath (Recharge 6)',
  'Quasit|Claw (Bite in Beast Form)': 'Claws (Bite in Beast Form)',
};

/** The title of an entry in the SRD. */
export function fixedTitle(monster: string, title: string): string {
  return TITLES[`${monster}|${title}`] ?? title;
}

function fix(monster: string, entry: string, from: string, to: string): TextFix {
  return { monster, entry, from, to };
}

/** Applies the corrections for an entry to its text. */
export function fixedEntryText(monster: string, entry: string, text: string): string {
  return ENTRY_FIXES.filter((one) => one.monster === monster && entry.startsWith(one.entry)).reduce(
    (fixed, one) => fixed.replaceAll(one.from, one.to),
    text,
  );
}
