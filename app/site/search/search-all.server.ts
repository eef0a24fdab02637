import type { AppLoadContext } from '@remix-run/cloudflare';
import { battlePaths } from '~/battle-paths';
import { cardAddress, isToolOpen } from '~/catalogue/access';
import type { Tool, ToolId } from '~/catalogue/tool';
import { characterPaths } from '~/character-paths';
import { shownEdition } from '~/compendium/search/edition-param';
import { searchSpells } from '~/compendium/search/search.server';
import { readSpellQuery } from '~/compendium/search/spell-search';
import { encounterPaths } from '~/encounter-paths';
import { fightPaths } from '~/fight-paths';
import { homebrewPaths } from '~/homebrew-paths';
import { partyPaths } from '~/party-paths';
import { paths } from '~/paths';
import { oneEdition } from '~/platform/preferences';
import { challengeText } from '~/rules/challenge';
import { parseDice } from '~/rules/dice/text/parse';
import type { Edition, EditionChoice } from '~/rules/edition';
import { spellPaths } from '~/spell-paths';
import { fits, foldWords, searchText } from '~/tools/cheat-sheet/search';
import { sheetOf } from '~/tools/cheat-sheet/sheet';
import { rollerPaths } from '~/tools/dice-roller/roller-paths';
import { searchesFor } from '~/tools/monster-lookup/whose.server';
import { equipmentGroup } from './equipment-group';
import { type FoundGroup, type FoundThing, OWN_GROUP, TOOL_GROUP } from './found-thing';
import { type OwnKind, type OwnRoom, ownThings } from './own-things-sql.server';

const MOST_SHOWN = 8;
/** The letters of a rule that one sees before going there. */
const MOST_SHOWN_LETTERS = 400;

/**
 * Searches everything that the caller may open: their own things first, then monsters, spells, rules,
 * equipment and tools. Groups
 * without a result are left out.
 */
export async function searchAll(
  context: Pick<AppLoadContext, 'account' | 'services'>,
  text: string,
  liked: EditionChoice,
): Promise<FoundGroup[]> {
  const { account, services } = context;
  const [viewer, tools] = await Promise.all([account.viewer(), account.tools()]);
  const caller = viewer === null ? null : { roles: viewer.roles };
  const isOpen = (id: ToolId) => isToolOpen(tools, id, caller);
  const found = await Promise.all([
    ownGroup(context, text, isOpen),
    isOpen('monster-lookup') ? monsterGroup(context, text, liked) : [],
    isOpen('monster-lookup') || isOpen('spell-lookup')
      ? spellGroup(services, text, liked, isOpen('spell-lookup'))
      : [],
  ]);
  const edition = oneEdition(liked);
  const dice = isOpen('dice-roller') ? [diceGroup(text)] : [];
  const rules = isOpen('cheat-sheet') ? [ruleGroup(text, edition)] : [];
  const groups = [
    ...dice,
    ...found.flat(),
    ...rules,
    equipmentGroup(text, edition, MOST_SHOWN),
    toolGroup(text, tools, caller),
  ];
  return groups.filter(({ things }) => things.length > 0);
}

type OwnPlace = {
  says: string;
  /** The tool that must be open to the user; null where an account is enough. */
  tool: ToolId | null;
  to(id: string): string;
};

const OWN: Readonly<Record<OwnKind, OwnPlace>> = {
  fight: { says: 'Fight', tool: 'initiative-tracker', to: (id) => fightPaths.fight({ id }) },
  encounter: {
    says: 'Encounter',
    tool: 'encounter-builder',
    to: (id) => encounterPaths.kept({ id }),
  },
  party: { says: 'Party', tool: null, to: (id) => partyPaths.party({ id }) },
  character: { says: 'Character', tool: null, to: (id) => characterPaths.character({ id }) },
  creature: {
    says: 'Creature',
    tool: 'homebrew-monsters',
    to: (id) => homebrewPaths.creature({ id }),
  },
  map: { says: 'Map', tool: 'mapwright', to: (id) => paths.savedMap({ id }) },
  battle: { says: 'Simulation', tool: 'battle-simulator', to: (id) => battlePaths.kept({ id }) },
  list: { says: 'List of monsters', tool: 'monster-lookup', to: (id) => paths.monsterList({ id }) },
  spellbook: { says: 'Spellbook', tool: 'spell-lookup', to: (id) => spellPaths.book({ id }) },
  macro: { says: 'Dice macro', tool: 'dice-roller', to: () => rollerPaths.kept() },
  table: { says: 'Table to roll on', tool: 'dice-roller', to: () => rollerPaths.kept() },
};

async function ownGroup(
  { account, services }: Pick<AppLoadContext, 'account' | 'services'>,
  text: string,
  isOpen: (tool: ToolId) => boolean,
): Promise<FoundGroup> {
  const standing = await account.standing();
  if (standing.kind !== 'person') return { title: OWN_GROUP, things: [], all: null };
  const own = await ownThings(services.db, standing.person.userId, text);
  const things = own.things.flatMap(({ kind, id, name }) => {
    const { says, tool, to } = OWN[kind];
    return tool === null || isOpen(tool) ? [{ to: to(id), name, says }] : [];
  });
  const rooms = isOpen('mapwright') ? own.rooms.map(roomThing) : [];
  return { title: OWN_GROUP, things: [...things, ...rooms], all: null };
}

function roomThing({ mapId, map, room: { number, name } }: OwnRoom): FoundThing {
  const to = paths.mapKey({ id: mapId }, `?room=${number}#room-${number}`);
  return { to, name: name === '' ? `Room ${number}` : name, says: `Room ${number} of ${map}` };
}

async function monsterGroup(
  context: Pick<AppLoadContext, 'account' | 'services'>,
  text: string,
  liked: EditionChoice,
): Promise<FoundGroup> {
  const params = paramsOf(text, liked);
  const { read, search } = await searchesFor(context);
  const { reading } = await read(params);
  const page = reading.ok ? await search(reading.query) : null;
  const things = (page?.items ?? []).map(({ id, name, type, cr, edition, ...more }) => ({
    to: paths.monster({ id }),
    name,
    says: `${type}, CR ${challengeText(cr)}, ${edition}`,
    shows: `${more.size} ${type}, ${more.alignment} · AC ${more.ac} · HP ${more.hp} · ${more.speeds} · ${more.xp.toLocaleString('en')} XP`,
  }));
  const to = paths.monsterLookup(`?q=${encodeURIComponent(text)}`);
  return {
    title: 'Monsters',
    things,
    all: page && page.count > MOST_SHOWN ? { to, says: countWords(page, 'monsters') } : null,
  };
}

async function spellGroup(
  { db }: AppLoadContext['services'],
  text: string,
  liked: EditionChoice,
  isLookupOpen: boolean,
): Promise<FoundGroup> {
  const reading = readSpellQuery(paramsOf(text, liked));
  const page = reading.ok ? await searchSpells(db, reading.query) : null;
  const things = (page?.items ?? []).map(({ id, name, level, school, edition, ...more }) => ({
    to: isLookupOpen ? spellPaths.spell({ id }) : paths.spell({ id }),
    name,
    says: `${level === 0 ? 'Cantrip' : `Level ${level}`}, ${school}, ${edition}`,
    shows: [
      more.castingTime,
      more.concentration && 'concentration',
      more.ritual && 'ritual',
      more.classes,
    ]
      .filter(Boolean)
      .join(' · '),
  }));
  const to = spellPaths.lookup(`?q=${encodeURIComponent(text)}`);
  const isMore = isLookupOpen && page !== null && page.count > MOST_SHOWN;
  return { title: 'Spells', things, all: isMore ? { to, says: countWords(page, 'spells') } : null };
}

/** Dice as one writes them, such as `2d6+3`, lead to the roller with them in its field. */
function diceGroup(text: string): FoundGroup {
  const isDice = /\dd|d\d/i.test(text) && parseDice(text).ok;
  const to = rollerPaths.roller(`?e=${encodeURIComponent(text)}`);
  const things = isDice ? [{ to, name: `Roll ${text}`, says: 'Dice' }] : [];
  return { title: 'Dice', things, all: null };
}

function ruleGroup(text: string, edition: Edition): FoundGroup {
  const cards = sheetOf(edition).flatMap(({ cards: all, title }) =>
    all.map((card) => ({ card, section: title })),
  );
  const fitting = cards.filter(({ card }) => fits(searchText(card), text));
  const inTitle = ({ card }: (typeof fitting)[number]) => fits(foldWords(card.title), text);
  const ordered = [...fitting.filter(inTitle), ...fitting.filter((one) => !inTitle(one))];
  const things = ordered.slice(0, MOST_SHOWN).map(({ card, section }) => ({
    to: paths.cheatSheet(card.id, edition),
    name: card.title,
    says: `${section}, ${edition}`,
    shows: card.lines.join(' ').replaceAll('*', '').slice(0, MOST_SHOWN_LETTERS),
  }));
  return { title: 'Rules', things, all: null };
}

function toolGroup(
  text: string,
  tools: readonly Tool[],
  caller: Parameters<typeof cardAddress>[1],
): FoundGroup {
  const things = tools.flatMap((tool) => {
    const to = tool.built && fits(foldWords(tool.title), text) ? cardAddress(tool, caller) : null;
    return to === null ? [] : [{ to, name: tool.title, says: tool.blurb }];
  });
  return { title: TOOL_GROUP, things, all: null };
}

function paramsOf(text: string, liked: EditionChoice): URLSearchParams {
  const params = new URLSearchParams({ q: text, limit: String(MOST_SHOWN) });
  const edition = shownEdition(params, liked);
  if (edition !== null) params.set('edition', edition);
  return params;
}

function countWords({ count, more }: { count: number; more: boolean }, what: string): string {
  return `All ${count.toLocaleString('en')}${more ? '+' : ''} ${what}`;
}
