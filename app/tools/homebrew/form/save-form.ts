import type { SaveEffect } from '~/compendium/records/effects';
import { AREA_SHAPES } from '~/compendium/records/record-words';
import { ABILITIES, type Ability } from '~/rules/ability';
import { hitFields, hitOf } from './attack-form';
import type { Field } from './fields';
import type { FormReading } from './reading';
import { abilityBy, dcBy, type Sheet } from './sheet';

const FEET = { min: 0, max: 100_000 } as const;

/** The likely ability of a save DC when the numbers allow several: Constitution first, as for breath and venom. */
export const DC_ORDER: readonly Ability[] = ['con', 'cha', 'wis', 'int', 'str', 'dex'];

/** Converts a save to form fields; data without a field stays in the kept data. */
export function saveFields(row: string, effect: SaveEffect, sheet: Sheet): Field[] {
  const { ability, dc, area, targets, success, fail } = effect;
  const by = dc === undefined ? null : abilityBy(dc, dcBy, sheet, DC_ORDER);
  const { harm, rider } = hitFields(row, fail, null, sheet);
  const shown = (feet: number | null | undefined) => (feet == null ? '' : String(feet));
  return [
    [`${row}.save`, ability],
    [`${row}.dcBy`, by ?? ''],
    [`${row}.dc`, by === null ? shown(dc) : ''],
    [`${row}.area`, area?.shape ?? ''],
    [`${row}.areaFeet`, shown(area?.feet)],
    [`${row}.areaWide`, shown(area?.widthFeet)],
    [`${row}.areaFar`, shown(area?.rangeFeet)],
    [`${row}.within`, shown(targets?.withinFeet)],
    [`${row}.success`, success],
    ...(harm ?? []),
    ...(rider ?? []),
  ];
}

/** Reads a save from a form, merged into the original one. */
export function saveOf(
  form: FormReading,
  row: string,
  sheet: Sheet,
  former: SaveEffect | null,
): SaveEffect {
  const ability = form.oneOf(`${row}.save`, 'The saving throw', ABILITIES, 'dex');
  const by = form.maybeOneOf(`${row}.dcBy`, 'The ability', ABILITIES);
  const set = form.number(`${row}.dc`, { label: 'The DC', min: 1, max: 40 });
  const dc = set ?? (by === null ? null : Math.min(40, Math.max(1, dcBy(sheet, by))));
  const { dc: _, area: __, targets: ___, fail, ...rest } = former ?? START;
  const area = areaOf(form, row, former?.area);
  const targets = targetsOf(form, row, area !== undefined, former);
  return {
    ...rest,
    ability,
    ...(dc === null ? {} : { dc }),
    ...(targets === undefined ? {} : { targets }),
    ...(area === undefined ? {} : { area }),
    fail: hitOf(form, row, null, sheet, Array.isArray(fail) ? fail : []),
    success: form.oneOf(`${row}.success`, 'A success', ['none', 'half', 'half-damage'], 'none'),
  };
}

const START: SaveEffect = { kind: 'save', ability: 'dex', fail: [], success: 'none' };

function areaOf(form: FormReading, row: string, former: SaveEffect['area']): SaveEffect['area'] {
  const shape = form.maybeOneOf(`${row}.area`, 'The area', AREA_SHAPES);
  const feet = form.number(`${row}.areaFeet`, { label: 'How large', ...FEET });
  const widthFeet = form.number(`${row}.areaWide`, { label: 'How wide', ...FEET });
  const rangeFeet = form.number(`${row}.areaFar`, { label: 'How far away', ...FEET });
  if (shape === null) return undefined;
  if (feet === null) form.wrong(`${row}.areaFeet`, 'Enter the size of the area in feet.');
  return {
    shape,
    feet: feet ?? 0,
    widthFeet,
    heightFeet: former?.heightFeet ?? null,
    ...(rangeFeet === null ? {} : { rangeFeet }),
  };
}

function targetsOf(
  form: FormReading,
  row: string,
  inArea: boolean,
  former: SaveEffect | null,
): SaveEffect['targets'] {
  const withinFeet = form.number(`${row}.within`, { label: 'How near', ...FEET });
  const near = withinFeet === null ? {} : { withinFeet };
  if (former !== null && (former.area !== undefined) === inArea) {
    if (former.targets === undefined && withinFeet === null) return undefined;
    const { withinFeet: _, ...rest } = former.targets ?? { count: 1, of: 'creatures' };
    return { ...rest, ...near };
  }
  return { count: inArea ? 'each' : 1, of: 'creatures', ...near };
}
