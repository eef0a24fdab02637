import type { Character, Play } from '~/characters/record/character';
import type { Sheet } from '~/characters/sheet/sheet';
import { ABILITIES } from '~/rules/ability';
import type { MemberSetting, MemberSettings } from './member';

/** The settings of a member that a sheet gives, in display order. */
export const OF_SHEET = [
  ...(['name', 'className', 'level', 'ac', 'maximum', 'initiative'] as const),
  ...(['passivePerception', 'passiveInvestigation', 'passiveInsight'] as const),
  ...ABILITIES,
  ...(['speeds', 'languages', 'slots', 'ranged', 'copper'] as const),
] satisfies readonly MemberSetting[];
export type OfSheet = Pick<MemberSettings, (typeof OF_SHEET)[number]>;

const MOST_COPPER = 1_000_000_000;

/**
 * The settings that a sheet gives to its party member: save bonuses by ability, speeds in feet, slots from level 1
 * (those of Pact Magic stay on the sheet), coins in copper. Numbers are limited to the range of the settings.
 */
export function memberOfSheet(sheet: Sheet, { play }: Pick<Character, 'play'>): OfSheet {
  const { passives, abilities, speeds, proficiencies, attacks, castings } = sheet;
  const saves = ABILITIES.map((one) => [one, bonus(abilities[one].save.value)] as const);
  return {
    name: cut(sheet.name, 80) || 'Nameless',
    className: cut(sheet.classLine, 80),
    level: within(sheet.level, 1, 20),
    ac: within(sheet.ac.value, 0, 50),
    maximum: within(sheet.hitPoints.value, 1, 9999),
    initiative: bonus(sheet.initiative.value),
    passivePerception: within(passives.perception.value, 0, 60),
    passiveInvestigation: within(passives.investigation.value, 0, 60),
    passiveInsight: within(passives.insight.value, 0, 60),
    ...savesOf(saves),
    speeds: cut(speedsText(speeds), 120),
    languages: cut(proficiencies.languages.map(({ name }) => name).join(', '), 200),
    slots: slotsOf(sheet.slots.map(({ value }) => within(value, 0, 99))),
    ranged: castings.length > 0 || attacks.some(({ reach }) => reach.includes('/')),
    copper: copperOf(play.coins),
  };
}

/** The settings that the sheet gives differently than before, and that must be set again. */
export function givenAnew(before: unknown, now: OfSheet): Partial<OfSheet> {
  const old: Readonly<Record<string, unknown>> = Object(before);
  return Object.fromEntries(
    Object.entries(now).filter(
      ([setting, value]) => JSON.stringify(old[setting]) !== JSON.stringify(value),
    ),
  );
}

function savesOf(saves: readonly (readonly [(typeof ABILITIES)[number], number])[]) {
  const [str = 0, dex = 0, con = 0, int = 0, wis = 0, cha = 0] = saves.map(([, value]) => value);
  return { str, dex, con, int, wis, cha };
}

/** "30 ft., fly 60 ft." */
function speedsText(speeds: Sheet['speeds']): string {
  return Object.entries(speeds)
    .map(([way, { value }]) => (way === 'walk' ? `${value} ft.` : `${way} ${value} ft.`))
    .join(', ');
}

/** Removes trailing levels without slots. */
function slotsOf(slots: readonly number[]): number[] {
  return slots.slice(0, slots.findLastIndex((most) => most > 0) + 1);
}

/** Coins in copper pieces (SRD 5.1, "Coinage"; SRD 5.2.1, "Coins"). */
function copperOf({ cp, sp, ep, gp, pp }: Play['coins']): number {
  return Math.min(MOST_COPPER, cp + 10 * sp + 50 * ep + 100 * gp + 1000 * pp);
}

function bonus(value: number): number {
  return within(value, -20, 40);
}

function within(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, Math.trunc(value) || 0));
}

/** Cuts text to `letters` characters, without splitting a surrogate pair. */
function cut(text: string, letters: number): string {
  return text
    .slice(0, letters)
    .replace(/[\ud800-\udbff]$/, '')
    .trim();
}
