import { EDITIONS } from '~/rules/edition';
import { DRAFT_LIMITS, type Draft, type DraftRow, levelsOf, USUAL_GROUPS } from './draft';
import { groupsText, readGroups, readRow, rowText, withoutHalves } from './draft-text';

/** The content of a builder URL: the fight, and the parameters of the search and the generator. */
export type Ask = {
  readonly draft: Draft;
  /** Whether the URL names a party; without one the default party is used. */
  readonly saysParty: boolean;
  /** The parameters of the search and the generator, unchanged. */
  readonly rest: URLSearchParams;
  readonly problems: readonly string[];
};

/** The query parameters of the fight itself. */
const DRAFT_NAMES = ['edition', 'party', 'with', 'characters', 'monsters', 'weak', 'of', 'v'];

/** Query parameters that only a form's button sends. */
const PRESS_NAMES = /^(press|who|rating|(n|round|c|l)\d{1,2})$/;

const LONGEST = 24_000;

/** Reads a builder URL. Never throws; what cannot be read is left out and reported in `problems`. */
export function readAsk(params: URLSearchParams): Ask {
  const problems: string[] = [];
  const said = params.get('edition') ?? '';
  const edition = EDITIONS.find((one) => one === said) ?? '2014';
  if (said !== '' && said !== edition) problems.push('Rules must be 2014 or 2024.');
  const saysParty = ['party', 'with', 'characters'].some((one) => params.has(one));
  const read = readGroups((params.get('party') ?? '').slice(0, 400));
  problems.push(...read.problems);
  const groups = saysParty ? read.groups : USUAL_GROUPS;
  const { rows, lost } = readRows((params.get('monsters') ?? '').slice(0, LONGEST));
  problems.push(...lost);
  const partyId = idIn(params, 'with');
  const chosen = partyId === null ? charactersIn(params) : [];
  const characters = chosen.slice(0, DRAFT_LIMITS.heroes - levelsOf(groups).length);
  if (characters.length < chosen.length) {
    problems.push(`A party has at most ${DRAFT_LIMITS.heroes} characters.`);
  }
  const of = idIn(params, 'of');
  const version = /^\d{1,9}$/.test(params.get('v') ?? '') ? Number(params.get('v')) : 0;
  return {
    draft: {
      edition,
      partyId,
      groups: partyId === null ? groups : [],
      characters,
      rows,
      ignoreWeak: params.get('weak') === 'out',
      of: of === null ? null : { id: of, version },
    },
    saysParty,
    problems,
    rest: restOf(params),
  };
}

function readRows(text: string): { rows: DraftRow[]; lost: string[] } {
  const asked = text.split(',').filter((one) => one.trim() !== '');
  const rows: DraftRow[] = [];
  const lost: string[] = [];
  for (const one of asked.slice(0, DRAFT_LIMITS.rows)) {
    const row = readRow(one);
    if (row) rows.push(row);
    else if (lost.length < 3) lost.push(`“${one.slice(0, 60)}” cannot be read as a monster.`);
  }
  if (asked.length > DRAFT_LIMITS.rows) {
    lost.push(`An encounter has at most ${DRAFT_LIMITS.rows} kinds of monsters.`);
  }
  return { rows, lost };
}

/** Reads `characters=ID,ID`, or one parameter for each checkbox. */
function charactersIn(params: URLSearchParams): string[] {
  const said = params.getAll('characters').join(',').slice(0, 2000).split(',');
  return [...new Set(said.filter((one) => /^[\w-]{1,40}$/.test(one)))];
}

function idIn(params: URLSearchParams, name: string): string | null {
  const said = params.get(name) ?? '';
  return /^[\w-]{1,80}$/.test(said) ? said : null;
}

function restOf(params: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams();
  for (const [name, value] of params) {
    const isOwn = DRAFT_NAMES.includes(name) || PRESS_NAMES.test(name);
    if (!isOwn && value.trim() !== '' && value.length <= 200 && [...rest].length < 40) {
      rest.append(name.slice(0, 40), value);
    }
  }
  return rest;
}

/** The query parameters of a fight, in the order of the URL. */
export function draftFields(draft: Draft): [name: string, value: string][] {
  const { edition, partyId, groups, characters, rows, ignoreWeak, of } = draft;
  return [
    ['edition', edition],
    partyId === null ? ['party', groupsText(groups)] : ['with', partyId],
    ...(characters.length > 0 ? ([['characters', characters.join(',')]] as const) : []),
    ...(rows.length > 0 ? ([['monsters', rows.map(rowText).join(',')]] as const) : []),
    ...(ignoreWeak ? ([['weak', 'out']] as const) : []),
    ...(of === null
      ? []
      : ([
          ['of', of.id],
          ['v', String(of.version)],
        ] as const)),
  ].map(([name = '', value = '']): [string, string] => [name, value]);
}

/** The query string of a fight with "?"; commas, colons and slashes are not escaped, for readability. */
export function askSearch(draft: Draft, rest: URLSearchParams = new URLSearchParams()): string {
  const fields = [...draftFields(draft), ...rest];
  const text = fields.map(([name, value]) => `${encodeURIComponent(name)}=${readable(value)}`);
  return `?${text.join('&')}`;
}

function readable(value: string): string {
  return encodeURIComponent(withoutHalves(value))
    .replaceAll('%2C', ',')
    .replaceAll('%3A', ':')
    .replaceAll('%2F', '/')
    .replaceAll('%20', '+');
}
