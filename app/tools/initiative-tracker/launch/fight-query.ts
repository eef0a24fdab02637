import { EDITIONS, type Edition } from '~/rules/edition';

/** Public ids or names of records, each with its count: "4", "1d4+1". */
type AskedMonsters = readonly { id: string; count: string }[];

/** A further group: allies, or foes that arrive in a later round. */
export type AskedGroup = {
  side: 'party' | 'foes';
  arrives: number | null;
  monsters: AskedMonsters;
};

/** A fight as described by a URL's query parameters. */
export type AskedFight = {
  name: string;
  /** From the URL, else the edition of the first id. */
  edition: Edition;
  monsters: AskedMonsters;
  more: readonly AskedGroup[];
  /** One sentence for each part that could not be read. */
  problems: readonly string[];
};

/** Most kinds of monsters in one URL. */
export const MOST_KINDS = 40;
/** Most further groups. */
export const MOST_GROUPS = 10;
const LONGEST_ID = 160;
const WAVE = /^wave-([1-9]\d{0,2})$/;
const COUNT = /^(\d{1,3}|\d{0,2}d\d{1,3}([+-]\d{1,3})?)$/i;

/**
 * Reads `?monsters=goblin:4,ogre,wolf:1d4%2B1&edition=2024&name=The+ford`: ids of monsters with counts, the edition,
 * and the fight's name; `allies=guard:2` join the party's side, `wave-3=ogre` arrives in round 3. Never throws.
 */
export function readFightQuery(params: URLSearchParams): AskedFight {
  const problems: string[] = [];
  const monsters = monstersIn(params.get('monsters'), problems);
  const more = [...params.keys()].flatMap((key): AskedGroup[] => {
    const wave = WAVE.exec(key)?.[1];
    if (key !== 'allies' && wave === undefined) return [];
    const group = monstersIn(params.get(key), problems);
    const side = wave === undefined ? 'party' : 'foes';
    const arrives = wave === undefined ? null : Number(wave);
    return group.length === 0 ? [] : [{ side, arrives, monsters: group }];
  });
  return {
    name: (params.get('name') ?? '').trim().slice(0, 100),
    edition: editionIn(params, monsters[0]?.id),
    monsters,
    more: more.slice(0, MOST_GROUPS),
    problems,
  };
}

function monstersIn(said: string | null, problems: string[]): AskedMonsters {
  const typed = (said ?? '').slice(0, 8000).split(',');
  const asked = typed.map((one) => one.trim()).filter((one) => one !== '');
  if (asked.length > MOST_KINDS)
    problems.push(`Only the first ${MOST_KINDS} kinds of monsters are used.`);
  return asked.slice(0, MOST_KINDS).flatMap((one) => {
    const [id = '', said = '1'] = one.split(/:([^:]*)$/);
    // A plus sign in a URL is decoded as a blank.
    const count = said.trim().replace(/\s+/g, '+') || '1';
    if (id.trim() !== '' && id.length <= LONGEST_ID && COUNT.test(count) && count !== '0') {
      return [{ id: id.trim(), count }];
    }
    if (problems.length < 5) problems.push(`“${one.slice(0, 60)}” cannot be read.`);
    return [];
  });
}

function editionIn(params: URLSearchParams, first: string | undefined): Edition {
  const said = EDITIONS.find((one) => one === params.get('edition'));
  return said ?? (first?.endsWith('.srd-5-2') ? '2024' : '2014');
}
