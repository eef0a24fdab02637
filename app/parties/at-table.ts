import { toldOf } from '~/characters/kept/told';
import type { Character } from '~/characters/record/character';
import type { Sheet, Told } from '~/characters/sheet/sheet';
import { ABILITIES, ABILITY_NAMES } from '~/rules/ability';
import type { MemberSetting, MemberSettings } from './member';
import { memberOfSheet } from './member-of-sheet';

/** A number of a sheet that a table has too: how overrides name it, and what people call it. */
type Number = { setting: MemberSetting; key: string; what: string };

const NUMBERS: readonly Number[] = [
  { setting: 'ac', key: 'ac', what: 'AC' },
  { setting: 'maximum', key: 'hp', what: 'maximum hit points' },
  { setting: 'initiative', key: 'initiative', what: 'initiative' },
  { setting: 'passivePerception', key: 'passive.perception', what: 'passive Perception' },
  { setting: 'passiveInvestigation', key: 'passive.investigation', what: 'passive Investigation' },
  { setting: 'passiveInsight', key: 'passive.insight', what: 'passive Insight' },
  ...ABILITIES.map((one) => ({
    ...{ setting: one, key: `save.${one}` },
    what: `${ABILITY_NAMES[one]} saves`,
  })),
];

/** A number that a party's table has otherwise than the sheet that sits there. */
export type OtherAtTable = { key: string; what: string; table: number; own: number };

/** Which numbers a table has otherwise than the sheet that sits there, since a game master or its player set them by hand. */
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

/** A character with its sheet; where it sits in a party, with the maximum of hit points that its table has, told as a part of it. */
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
