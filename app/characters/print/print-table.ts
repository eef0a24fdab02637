import type { ToldCharacter } from '../exchange/told-sheet';
import { damageText, extraText, sometimesOf } from '../sheet/damage-text';
import type { Sheet, Supply } from '../sheet/sheet';
import { linesMm, linesOf } from './fit';
import type { SheetPaper } from './print-choices';
import { equipmentMm, type PrintedEquipment, printedEquipment } from './print-equipment';
import { FEATURE_POINTS, featureLines, printedFeatures } from './print-features';
import { bonusText, numberText, type PrintedAbility, printedAbilities } from './print-numbers';
import type { Printed, PrintedFeature, Ticks } from './printed';

/** A supply with checkboxes; `ticks` is null when there are too many, and space for counting is left. */
export type PrintedSupply = {
  readonly key: string;
  readonly name: string;
  readonly ticks: Ticks | null;
  /** "of 60, short rest, d8". */
  readonly note: string;
};

export type PrintedAttack = {
  readonly key: string;
  readonly name: string;
  readonly hit: string;
  readonly damage: string;
  readonly notes: string;
};

/** The table page: everything that is rolled, spent and looked up during play. */
export type PrintedTable = {
  readonly abilities: readonly PrintedAbility[];
  readonly numbers: readonly Printed[];
  readonly hitPoints: { readonly most: string; readonly now: string; readonly temporary: string };
  readonly hitDice: readonly (Ticks & { readonly sides: number })[];
  readonly death: { readonly successes: number; readonly failures: number };
  readonly attacks: readonly PrintedAttack[];
  readonly attackNote: string;
  readonly supplies: readonly PrintedSupply[];
  /** Senses, defences and proficiencies, each as a label and text. */
  readonly side: readonly Printed[];
  readonly features: readonly PrintedFeature[];
  /** Here when all of it fits, otherwise in the binder. */
  readonly equipment: PrintedEquipment | null;
};

/** The page without the parts that fill the remaining space. */
type Above = Omit<PrintedTable, 'features' | 'equipment'>;

/** The maximum number of uses shown as checkboxes; more are counted. */
const MOST_BOXES = 20;

/** The height for the columns of a page in millimetres: without margins, name and footer. */
const RIGHT_MM: Readonly<Record<SheetPaper, number>> = { a4: 277 - 24, letter: 259 - 24 };

/** The widths of the right column, and of one of its two columns, in millimetres. */
const RIGHT_WIDTH_MM = 134;
const COLUMN_MM = 63;

/** Lays out the table page; features fill the remaining space, and `left` goes to the next page. */
export function printedTable(
  told: ToldCharacter,
  paper: SheetPaper,
): {
  table: PrintedTable;
  left: { features: readonly PrintedFeature[]; equipment: PrintedEquipment | null };
} {
  const { character, sheet } = told;
  const { play } = character;
  const table: Above = {
    abilities: printedAbilities(sheet),
    numbers: numbersOf(sheet),
    hitPoints: {
      most: numberText(sheet.hitPoints),
      now: play.hitPoints === null ? '' : String(play.hitPoints),
      temporary: play.temporary === 0 ? '' : String(play.temporary),
    },
    hitDice: sheet.hitDice.map(({ sides, count }) => ({
      sides,
      most: count,
      ticked: Math.min(count, play.hitDiceSpent[String(sides)] ?? 0),
    })),
    death: { successes: play.deathSuccesses, failures: play.deathFailures },
    attacks: sheet.attacks.map(({ id, name, hit, reach, mastery, notes, ...does }) => ({
      key: id,
      name,
      hit: bonusText(hit),
      damage: damageText(does),
      notes: [reach, ...(mastery === null ? [] : [mastery]), ...notes].join(', '),
    })),
    attackNote: attackNoteOf(sheet),
    supplies: [
      ...sheet.supplies.map((supply) => supplyOf(supply, play.spent[supply.key] ?? 0)),
      ...character.counters.map(({ key, name, most }) => ({
        key: `counter ${key}`,
        name,
        ...countedTicks(most, 0),
        note: countedNote(most, ''),
      })),
    ],
    side: sideOf(sheet),
  };
  const features = printedFeatures(sheet, character.extras);
  const room = RIGHT_MM[paper] - heightOf(table);
  const fitting = fittingOf(features, room);
  const equipment = printedEquipment(told);
  const rest = room - featuresMm(features);
  const isRoom = fitting === features.length && equipmentMm(equipment, COLUMN_MM) < rest;
  return {
    table: {
      ...table,
      features: features.slice(0, fitting),
      equipment: isRoom ? equipment : null,
    },
    left: { features: features.slice(fitting), equipment: isRoom ? null : equipment },
  };
}

function numbersOf(sheet: Sheet): Printed[] {
  const speeds = Object.entries(sheet.speeds).flatMap(([way, one]) =>
    one === undefined ? [] : [way === 'walk' ? numberText(one) : `${way} ${numberText(one)}`],
  );
  return [
    { label: 'Armor Class', text: numberText(sheet.ac) },
    {
      label: 'Initiative',
      text: `${bonusText(sheet.initiative)}${sheet.initiative.advantage ? ' adv.' : ''}`,
    },
    { label: 'Speed (ft.)', text: speeds.join(', ') },
    { label: 'Proficiency', text: bonusText(sheet.proficiency) },
    { label: 'Passive Perception', text: numberText(sheet.passives.perception) },
  ];
}

function attackNoteOf({ attacks, attacksEach, attacksWith, criticalOn, ac }: Sheet): string {
  const sometimes = new Set(attacks.flatMap((one) => sometimesOf(one).map(extraText)));
  return [
    ...(attacksEach > 1 ? [`${attacksEach} attacks with the Attack action.`] : []),
    ...(attacksWith ? [`${attacksWith.count} attacks with ${attacksWith.with}.`] : []),
    ...(criticalOn < 20 ? [`Critical hit on ${criticalOn} to 20.`] : []),
    ...[...sometimes].map((words) => `${words}.`),
    ...(ac.notes.length > 0 ? [`Armor: ${ac.notes.join('; ').replace(/\.$/, '')}.`] : []),
  ].join(' ');
}

const BACK: Readonly<Record<Supply['back'], string>> = {
  'short-rest': 'short rest',
  'long-rest': 'long rest',
  dawn: 'dawn',
  none: '',
};

function supplyOf({ key, name, most, back, shortRest, die }: Supply, spent: number): PrintedSupply {
  const rest = [
    BACK[back],
    ...(shortRest > 0 && back === 'long-rest' ? [`${shortRest} each short rest`] : []),
    ...(die === null ? [] : [die]),
  ].filter((one) => one !== '');
  return { key, name, ...countedTicks(most, spent), note: countedNote(most, rest.join(', ')) };
}

function countedTicks(most: number | null, spent: number): { ticks: Ticks | null } {
  if (most === null || most > MOST_BOXES) return { ticks: null };
  return { ticks: { most, ticked: Math.min(most, spent) } };
}

function countedNote(most: number | null, rest: string): string {
  const count = most === null ? 'any number' : most > MOST_BOXES ? `of ${most}` : '';
  return [count, rest].filter((one) => one !== '').join(', ');
}

function sideOf(sheet: Sheet): Printed[] {
  const { weapons, armor, tools, languages } = sheet.proficiencies;
  const names = (list: readonly { name: string }[]) => list.map(({ name }) => name).join(', ');
  const senses = Object.entries(sheet.senses).flatMap(([sense, one]) =>
    one === undefined ? [] : [`${sense} ${numberText(one)} ft.`],
  );
  const { note } = sheet.passives.perception;
  const passives = [
    ...(note === undefined ? [] : [`passive Perception ${note}`]),
    `passive Investigation ${numberText(sheet.passives.investigation)}`,
    `passive Insight ${numberText(sheet.passives.insight)}`,
  ];
  const defences = [
    ...sheet.defences.map(({ how, to }) => `${how} to ${to}`),
    ...sheet.conditionImmunities.map(({ to }) => `cannot be ${to}`),
    ...(sheet.immunities ?? []).map(({ to }) => `immune to ${to}`),
  ];
  const all: Printed[] = [
    { label: 'Senses', text: [...senses, ...passives].join(', ') },
    { label: 'Defenses', text: defences.join(', ') },
    { label: 'Advantage', text: sheet.advantages.map(({ on }) => on).join('; ') },
    { label: 'Armor', text: names(armor) },
    { label: 'Weapons', text: names(weapons) },
    { label: 'Tools', text: names(tools) },
    { label: 'Languages', text: names(languages) },
    { label: 'Size', text: sheet.size },
  ];
  return all.filter(({ text }) => text !== '');
}

/** The estimated height above the features in the right column, in millimetres, rounded up. */
function heightOf({ attacks, attackNote, supplies }: Above): number {
  const rows = attacks.reduce(
    (sum, { name, damage, notes }) =>
      sum + Math.max(linesOf(name, 36, 9), linesOf(damage, 32, 9), linesOf(notes, 46, 8)),
    0,
  );
  const note = attackNote === '' ? 0 : linesOf(attackNote, RIGHT_WIDTH_MM - 6, 8);
  return (
    // The boxes of numbers, and of hit points.
    22 +
    31 +
    // Titles, borders and gaps of attacks, supplies and features.
    (13 + rows * 5 + linesMm(note, 8)) +
    (supplies.length === 0 ? 0 : 11 + Math.ceil(supplies.length / 2) * 6.4) +
    12
  );
}

/** The number of features that fit into two columns of this height in millimetres. */
function fittingOf(features: readonly PrintedFeature[], roomMm: number): number {
  const fitting = features.findIndex((_, at) => featuresMm(features.slice(0, at + 1)) > roomMm);
  return fitting < 0 ? features.length : fitting;
}

/** The height of features in two columns, in millimetres. */
function featuresMm(features: readonly PrintedFeature[]): number {
  const lines = features.reduce((sum, one) => sum + featureLines(one, COLUMN_MM), 0);
  return lines === 0 ? 0 : linesMm(lines / 2 + 2, FEATURE_POINTS);
}
