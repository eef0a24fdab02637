import { ABILITIES, ABILITY_NAMES, SKILL_NAMES, type Skill, signed } from '~/rules/ability';
import { COINS, coinWords } from '~/rules/coins';
import { damageText, extraText, sometimesOf } from '../sheet/damage-text';
import type { Told } from '../sheet/sheet';
import { nameOfCarried, type ToldCharacter } from './told-sheet';

/** A section of a sheet as text: its title, and a label and text for each line. */
export type SheetPart = {
  readonly title: string;
  readonly lines: readonly { readonly label: string; readonly text: string }[];
};

/** The whole sheet as text sections; empty sections are omitted. */
export function sheetParts(told: ToldCharacter): SheetPart[] {
  return [
    { title: '', lines: factLines(told) },
    { title: 'Abilities and saves', lines: abilityLines(told) },
    { title: 'Skills', lines: skillLines(told) },
    { title: 'Proficiencies', lines: proficiencyLines(told) },
    { title: 'Attacks', lines: attackLines(told) },
    { title: 'Spells', lines: spellLines(told) },
    { title: 'Features', lines: featureLines(told) },
    { title: 'Equipment', lines: equipmentLines(told) },
    { title: 'About', lines: aboutLines(told) },
  ].filter(({ lines }) => lines.length > 0);
}

/** "Level 5, Hill Dwarf, Cleric 5 (Life Domain)". */
export function headLine({ sheet, character }: ToldCharacter): string {
  const paths = sheet.classes.flatMap(({ subclassName }) => subclassName ?? []);
  return [
    sheet.raceName,
    `${sheet.classLine}${paths.length > 0 ? ` (${paths.join(', ')})` : ''}`,
    sheet.backgroundName,
    character.alignment,
    `${sheet.edition} rules`,
  ]
    .filter((one) => one !== '')
    .join(', ');
}

type Line = SheetPart['lines'][number];

function line(label: string, text: string): Line[] {
  return text === '' ? [] : [{ label, text }];
}

function factLines({ character, sheet }: ToldCharacter): Line[] {
  const { play } = character;
  const now = play.hitPoints ?? sheet.hitPoints.value;
  const dice = sheet.hitDice.map(({ sides, count }) => `${count}d${sides}`).join(', ');
  const feet = (list: Readonly<Record<string, Told | undefined>>) =>
    Object.entries(list)
      .flatMap(([key, one]) => (one === undefined ? [] : [`${key} ${one.value} ft.`]))
      .join(', ');
  const defences = sheet.defences.map(({ how, to }) => `${how} to ${to}`);
  const others = (sheet.immunities ?? []).map(({ to }) => `immune to ${to}`);
  const immune = sheet.conditionImmunities.map(({ to }) => `cannot be ${to}`);
  return [
    ...line('Player', character.player),
    ...line('Experience', character.xp === 0 ? '' : `${character.xp.toLocaleString('en')} XP`),
    ...line('Armor Class', [String(sheet.ac.value), ...sheet.ac.notes].join(', ')),
    ...line(
      'Hit Points',
      `${now} of ${sheet.hitPoints.value}${play.temporary > 0 ? `, ${play.temporary} temporary` : ''}`,
    ),
    ...line('Hit Dice', dice),
    ...line(
      'Initiative',
      `${signed(sheet.initiative.value)}${sheet.initiative.advantage ? ' with advantage' : ''}`,
    ),
    ...line('Proficiency Bonus', signed(sheet.proficiency.value)),
    ...line('Speed', feet(sheet.speeds)),
    ...line(
      'Senses',
      [feet(sheet.senses), `passive Perception ${passiveText(sheet)}`]
        .filter((one) => one !== '')
        .join(', '),
    ),
    ...line('Defenses', [...defences, ...immune, ...others].join(', ')),
    ...line('Advantage on', sheet.advantages.map(({ on }) => on).join('; ')),
  ];
}

function passiveText({ passives: { perception } }: ToldCharacter['sheet']): string {
  return perception.note === undefined
    ? `${perception.value}`
    : `${perception.value} (${perception.note})`;
}

function abilityLines({ sheet }: ToldCharacter): Line[] {
  return ABILITIES.map((ability) => {
    const { score, modifier, save, proficient } = sheet.abilities[ability];
    const text = `${score.value} (${signed(modifier)}), save ${signed(save.value)}${proficient ? ', proficient' : ''}`;
    return { label: ABILITY_NAMES[ability], text };
  });
}

function skillLines({ sheet }: ToldCharacter): Line[] {
  const words = { none: '', half: ', half', full: ', proficient', expert: ', expertise' };
  return (Object.keys(SKILL_NAMES) as Skill[]).map((skill) => {
    const { value, proficient } = sheet.skills[skill];
    return { label: SKILL_NAMES[skill], text: `${signed(value)}${words[proficient]}` };
  });
}

function proficiencyLines({ sheet }: ToldCharacter): Line[] {
  const names = { weapons: 'Weapons', armor: 'Armor', tools: 'Tools', languages: 'Languages' };
  return (Object.keys(names) as (keyof typeof names)[]).flatMap((kind) =>
    line(names[kind], sheet.proficiencies[kind].map(({ name }) => name).join(', ')),
  );
}

function attackLines({ sheet }: ToldCharacter): Line[] {
  return sheet.attacks.map((attack) => ({
    label: attack.name,
    text: [
      `${signed(attack.hit.value)} to hit`,
      damageText(attack),
      attack.reach,
      ...(attack.mastery === null ? [] : [attack.mastery]),
      ...attack.notes,
      ...sometimesOf(attack).map(extraText),
    ].join(', '),
  }));
}

function spellLines({ sheet }: ToldCharacter): Line[] {
  const castings = sheet.castings.map(({ name, ability, dc, attack }) => ({
    label: `${name} spells`,
    text: `${ABILITY_NAMES[ability]}, save DC ${dc.value}, ${signed(attack.value)} to hit`,
  }));
  const slots = sheet.slots.flatMap(({ value }, at) =>
    value > 0 ? [`level ${at + 1}: ${value}`] : [],
  );
  const pact =
    sheet.pact === null ? [] : [`pact, level ${sheet.pact.level}: ${sheet.pact.slots.value}`];
  const levels = [...new Set(sheet.spells.map(({ level }) => level))].toSorted((a, b) => a - b);
  return [
    ...castings,
    ...line('Slots', [...slots, ...pact].join(', ')),
    ...levels.map((level) => ({
      label: level === 0 ? 'Cantrips' : `Level ${level}`,
      text: sheet.spells
        .filter((spell) => spell.level === level)
        .map(({ name, how, ritual }) => `${name}${spellMark(how, ritual)}`)
        .join(', '),
    })),
  ];
}

function spellMark(how: string, ritual: boolean): string {
  const marks = [
    ...(how === 'always' ? ['always'] : how === 'in-book' ? ['in the spellbook'] : []),
    ...(ritual ? ['ritual'] : []),
  ];
  return marks.length === 0 ? '' : ` (${marks.join(', ')})`;
}

function featureLines({ character, sheet }: ToldCharacter): Line[] {
  return [
    ...sheet.features.map(({ name, from, scale, words }) => ({
      label: `${name}${scale === null ? '' : ` ${scale}`} (${from})`,
      text: words,
    })),
    ...character.extras.map(({ name, words }) => ({ label: name, text: words })),
  ];
}

function equipmentLines({ character, sheet, book }: ToldCharacter): Line[] {
  const { coins } = character.play;
  const held = COINS.filter((coin) => coins[coin] > 0);
  return [
    ...character.items.map((carried) => ({
      label: `${carried.count === 1 ? '' : `${carried.count} × `}${nameOfCarried(book, carried)}`,
      text: [
        ...(carried.equipped ? ['equipped'] : []),
        ...(carried.attuned ? ['attuned'] : []),
        ...(carried.notes === '' ? [] : [carried.notes]),
      ].join(', '),
    })),
    ...line('Coins', held.map((coin) => coinWords(coins[coin], coin)).join(', ')),
    ...line('Carrying', `${sheet.carrying.pounds} of ${sheet.carrying.most.value} lb.`),
  ];
}

function aboutLines({ character }: ToldCharacter): Line[] {
  const { looks, personality } = character;
  const parts = (['age', 'height', 'weight', 'eyes', 'skin', 'hair'] as const)
    .filter((part) => looks[part] !== '')
    .map((part) => `${part} ${looks[part]}`);
  return [
    ...line('Looks', [...parts, looks.words].filter((one) => one !== '').join('; ')),
    ...line('Traits', personality.traits),
    ...line('Ideals', personality.ideals),
    ...line('Bonds', personality.bonds),
    ...line('Flaws', personality.flaws),
    ...line('Backstory', character.backstory),
    ...line('Notes', character.notes),
  ];
}
