import { type AppLoadContext, data } from '@remix-run/cloudflare';
import type { Person } from '~/account/person/person';
import { MOST_MAPS } from '~/maps/kept/kept-map';
import type { Full } from '~/platform/kept-shelf/shelf-limits';
import type { MapAnswer } from './saved-map-answers';

/** A form about saved maps, with its sender. */
export type Asked = {
  context: AppLoadContext;
  person: Person;
  form: FormData;
  /** Whether the page stays open and expects the result as data. */
  stays: boolean;
};

const REFUSALS: Readonly<Record<Full | 'unavailable', string>> = {
  most: `You have ${MOST_MAPS} maps, the most you can save. Delete one first.`,
  'with-deleted':
    'With recently deleted ones you have the most maps you can save. Delete those permanently under “My maps”.',
  bytes:
    'Your maps and the recently deleted ones take all your storage. Delete large ones, and delete those permanently under “My maps”.',
  unavailable: 'The map could not be saved. Nothing was changed: try again later.',
};

/** Answers a form about saved maps. */
export function answer(body: MapAnswer, status = 200) {
  return data(body, { status });
}

/** A field of a form, '' if it is missing. */
export function text(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

/** Answers why nothing was saved. */
export function refused(reason: keyof typeof REFUSALS, more = '') {
  return answer({ problem: REFUSALS[reason] + more }, reason === 'unavailable' ? 503 : 409);
}
