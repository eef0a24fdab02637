import { ANY_CREATURE, type Wanted } from '~/encounters/fill/candidate';
import { TEMPLATES, type Template } from '~/encounters/fill/templates';
import type { Band } from '~/encounters/fill/window';
import { ROLES } from '~/encounters/menace/role-names';
import { BANDS_2014, BANDS_2024 } from '~/rules/budgets/budget-tables';
import type { Edition } from '~/rules/edition';
import { readChallenge } from '~/rules/read-challenge';

/** The generator's settings from the URL. */
export type FillAsk = { template: Template; band: Band; wanted: Wanted; own: boolean };

/** The bands of an edition. */
export function bandsOf(edition: Edition): readonly Band[] {
  return edition === '2014' ? BANDS_2014 : BANDS_2024;
}

/** Reads the generator's settings from its form fields; missing ones do not filter. Never throws. */
export function readFillAsk(params: URLSearchParams, edition: Edition): FillAsk {
  const [usual] = TEMPLATES;
  const template = TEMPLATES.find(({ id }) => id === params.get('shape')) ?? TEMPLATES[1] ?? usual;
  if (template === undefined) throw new Error('There are no shapes of fights.');
  const band =
    bandsOf(edition).find((one) => one === params.get('band')) ??
    (edition === '2014' ? 'medium' : 'moderate');
  const one = (name: string) => {
    const said = params.get(name)?.trim().toLowerCase() ?? '';
    return said === '' ? [] : [said];
  };
  return {
    template,
    band,
    own: params.get('whose') === 'own',
    wanted: {
      ...ANY_CREATURE,
      types: one('kind'),
      places: one('place'),
      roles: ROLES.filter((role) => role === params.get('role')),
      crMin: readChallenge(params.get('least') ?? ''),
      crMax: readChallenge(params.get('most') ?? ''),
      legendary: params.get('legend') !== 'no',
    },
  };
}
