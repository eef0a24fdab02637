import { toldOf } from '~/characters/kept/told';
import type { Character } from '~/characters/record/character';
import type { Sheet, Told } from '~/characters/sheet/sheet';
import { ABILITIES, ABILITY_NAMES } from '~/rules/ability';
import type { MemberSetting, MemberSettings } from './member';
import { memberOfSheet } from './member-of-sheet';

/** A number that both the sheet and the party have: its key in overrides, and its label. */
type Number = { setting: MemberSetting; key: string; what: string };

const NUMBERS: readonly Number[] = [
  { setting: 'ac', key: 'ac', what: 'AC' },
  { setting: 'maximum', key: 'hp', what: 'maximum hit points' },
  { setting: 'initiative', key: 'initiative', what: 'initiative' },
  { setting: 'passivePerception', key: 'passive.perception', what: 'passive Perception' },
  { setting: 'passiveInvestigation', key: 'passive.investigation', what: 'passive Investigation' },
  { setting: 'passiveInsight', key: 'passive.insight', what: 'passive Insight' },
  ...ABILITIES.map((one) => ({
    setting: one,
    key: `save.${one}`,
    what: `${ABILITY_NAMES[one]} saves`,
  })),
];

/** A number that the party has differently from the member's sheet. */
export type OtherAtTable = { key: string; what: string; table: number; own: number };

/** The numbers that a party has differently from the member's sheet, because they were set by hand. */
export function otherAtTable(
  settings: MemberSettings,
  sheet: Sheet,
  character: Pick<Character, 'play'>,
): OtherAtTable[] {
  const given: Partial<Record<MemberSetting, unknown>> = memberOfSheet(sheet, character);
  return NUMBERS.flatMap(({ setting, key, what }) => {
    const [table, own] = [settings[setting], given[setting]];
    const isOther = typeof table === 'number' && typeof own === 'number' && table !== own;
    return isOther ? [{ key, what, table, own }] : [];
  });
}

/**
 * A character with its sheet. For a party member, the party's maximum hit points replace the sheet's, shown as an
 * adjustment.
 */
export function toldAtTable(character: Character, seat: { settings: MemberSettings } | null) {
  const told = toldOf(character);
  const other =
    seat && otherAtTable(seat.settings, told.sheet, character).find(({ key }) => key === 'hp');
  if (!other) return told;
  const hitPoints = { ...told.sheet.hitPoints, ...atTable(told.sheet.hitPoints, other.table) };
  return { ...told, sheet: { ...told.sheet, hitPoints } };
}

function atTable({ value, byHand, parts }: Told, most: number): Partial<Told> {
  const own = byHand ? [{ label: 'Set by hand', plus: value }] : parts;
  const table = { label: 'Party page', plus: most - value };
  return { value: most, rule: most, byHand: false, parts: [...own, table] };
}
