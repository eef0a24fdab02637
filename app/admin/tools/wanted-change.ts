import { CATALOGUE } from '~/catalogue/catalogue';
import type { ToolOverride } from '~/catalogue/overrides';
import type { Tool, ToolAccess, ToolState } from '~/catalogue/tool';
import { momentIn } from '../frame/moment-in';

export const STATES: readonly ToolState[] = ['live', 'maintenance', 'soon', 'planned'];
export const ACCESSES: readonly ToolAccess[] = ['free', 'login', 'paid'];

/** A requested change of a tool, immediate or from a time on. */
export type WantedChange = ToolOverride & { at: number | null };

/** The fields as sent, to be shown again. */
export type ChangeFields = {
  tool: string;
  state: string;
  access: string;
  when: string;
  zone: string;
};

const LONGEST = 80;
/** The furthest time for a plan; later ones would be forgotten. */
const FURTHEST_MS = 366 * 24 * 60 * 60 * 1000;

export const NOT_BUILT = 'This tool is not built yet, so it cannot be made live.';

/** The fields of a change from a form or a query; missing ones are empty, and the time zone defaults to UTC. */
export function changeFields(from: Pick<URLSearchParams | FormData, 'get'>): ChangeFields {
  const said = (name: string) => {
    const value = from.get(name);
    return typeof value === 'string' ? value.trim().slice(0, LONGEST) : '';
  };
  return {
    tool: said('tool'),
    state: said('state'),
    access: said('access'),
    when: said('when'),
    zone: said('zone') || 'UTC',
  };
}

/** The tool with this id; null where there is none. */
export function toolNamed(id: string): Tool | null {
  return CATALOGUE.find((tool) => tool.id === id) ?? null;
}

type Standing = Pick<ToolOverride, 'state' | 'access'>;

/** The tool's state that the admin has seen, as a form value. */
export function seenWords({ state, access }: Standing): string {
  return `${state ?? ''} ${access ?? ''}`;
}

/** The tool's state that the admin had seen, from the form; undefined where the form does not have it. */
export function seenStanding(form: Pick<FormData, 'get'>): Standing | undefined {
  const said = form.get('seen');
  if (typeof said !== 'string') return undefined;
  const [state = '', access = ''] = said.split(' ');
  return {
    state: STATES.find((known) => known === state) ?? null,
    access: ACCESSES.find((known) => known === access) ?? null,
  };
}

type Reading = { ok: true; change: WantedChange } | { ok: false; problem: string };

/**
 * Validates the requested change at a time (milliseconds since 1970), or says why it is impossible. An empty choice
 * means the catalogue's value.
 */
export function readChange(fields: ChangeFields, now: number): Reading {
  const refused = (problem: string): Reading => ({ ok: false, problem });
  const tool = toolNamed(fields.tool);
  if (tool === null) return refused('Choose one of the tools.');
  const state = STATES.find((known) => known === fields.state) ?? null;
  const access = ACCESSES.find((known) => known === fields.access) ?? null;
  if (state === null && fields.state !== '') return refused('Choose one of the four states.');
  if (access === null && fields.access !== '') return refused('Choose free, login or paid.');
  if (state === 'live' && !tool.built) return refused(NOT_BUILT);
  const change = { id: tool.id, state, access };
  if (fields.when === '') return { ok: true, change: { ...change, at: null } };
  const moment = momentIn(fields.when, fields.zone);
  if (!moment.ok) return refused(moment.problem);
  if (moment.at <= now)
    return refused('That time has passed. Choose a later one, or change it now.');
  if (moment.at > now + FURTHEST_MS) return refused('Choose a time within a year.');
  return { ok: true, change: { ...change, at: moment.at } };
}
