import { ANY_CREATURE, type Wanted } from '~/encounters/fill/candidate';
import { TEMPLATES, type Template } from '~/encounters/fill/templates';
import type { Band } from '~/encounters/fill/window';
import { ROLES } from '~/encounters/menace/role-names';
import { BANDS_2014, BANDS_2024 } from '~/rules/budgets/budget-tables';
import type { Edition } from '~/rules/edition';
import { readChallenge } from '~/rules/read-challenge';

/** What is asked of a drawing, as the address has it. */
export type FillAsk = { template: Template; band: Band; wanted: Wanted; own: boolean };

/** The bands of an edition, and the one that a new form begins with. */
export function bandsOf(edition: Edition): readonly Band[] {
  return edition === '2014' ? BANDS_2014 : BANDS_2024;
}

/** Reads what to draw from the fields of its form; whatever is not said asks nothing. Never throws. */
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
    ...{ template, band, own: params.get('whose') === 'own' },
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
