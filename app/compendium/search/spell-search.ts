import { ABILITIES } from '~/rules/ability';
import { CONDITIONS } from '~/rules/conditions';
import { CREATURE_TYPES } from '~/rules/creature-types';
import { DAMAGE_TYPES } from '~/rules/damage-types';
import { AREA_SHAPES } from '../records/record-parts';
import { SCHOOLS } from '../records/spell-record';
import { LASTING, REACHES } from '../shelf/spell-kinds';
import { SPELL_SORTS, type SpellSort } from '../shelf/spell-shelf';
import { EDITION_PARAM, withoutBoth } from './edition-param';
import { readShelfQuery, type SearchParams } from './search-params';
import type { QueryReading, ShelfQuery } from './search-query';

export type SpellQuery = ShelfQuery<SpellSort>;

/** The query parameters of a spell search; level 0 is a cantrip. */
export const SPELL_PARAMS: SearchParams<SpellSort> = {
  facets: [
    { param: 'level', facet: 'level', values: [...'0123456789'], wanted: 'any' },
    { param: 'school', facet: 'school', values: SCHOOLS, wanted: 'any' },
    { param: 'class', facet: 'class', values: null, wanted: 'any' },
    {
      param: 'casting',
      facet: 'casting',
      values: ['action', 'bonus-action', 'reaction', 'minute', 'hour'],
      wanted: 'any',
    },
    { param: 'source', facet: 'source', values: null, wanted: 'any' },
    EDITION_PARAM,
    { param: 'save', facet: 'save', values: ABILITIES, wanted: 'any' },
    { param: 'attack', facet: 'attack', values: ['melee', 'ranged'], wanted: 'any' },
    { param: 'damage', facet: 'damage', values: DAMAGE_TYPES, wanted: 'any' },
    { param: 'inflicts', facet: 'inflicts', values: CONDITIONS, wanted: 'any' },
    { param: 'area', facet: 'area', values: AREA_SHAPES, wanted: 'any' },
    { param: 'range', facet: 'reach', values: REACHES, wanted: 'any' },
    { param: 'duration', facet: 'lasting', values: LASTING, wanted: 'any' },
    { param: 'affects', facet: 'affects', values: CREATURE_TYPES, wanted: 'any' },
    { param: 'component', facet: 'component', values: ['v', 's', 'm'], wanted: 'all' },
  ],
  yesNo: [
    { param: 'ritual', facet: 'ritual' },
    { param: 'concentration', facet: 'concentration' },
    { param: 'costly', facet: 'costly' },
    { param: 'consumed', facet: 'consumed' },
    { param: 'healing', facet: 'healing' },
    { param: 'noAbility', facet: 'noability' },
  ],
  numbers: [],
  told: null,
  ratingFacet: null,
  sorts: SPELL_SORTS,
  limit: 50,
};

/** Reads a spell search from query parameters, or returns a sentence that names the wrong parameter. */
export function readSpellQuery(params: URLSearchParams): QueryReading<SpellQuery> {
  return readShelfQuery(withoutBoth(params), SPELL_PARAMS);
}
