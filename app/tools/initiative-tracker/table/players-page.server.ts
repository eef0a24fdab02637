import { type AppLoadContext, data } from '@remix-run/cloudflare';
import { answerPro } from '~/account/guard/pro-answer.server';
import type { Person } from '~/account/person/person';
import { fightPaths } from '~/fight-paths';
import type { Opened } from '~/fights/kept/kept-fights.server';
import { ledgerOfRead } from '~/fights/kept/read-fight';
import { combatantOf } from '~/fights/people/people';
import { answerFightForm, type FightAnswer } from '../fight-form.server';
import { typedAgain } from '../form-fields';
import { mayGoOn } from '../may-go-on';
import { saidAfter } from '../said-after.server';
import { wholeLog } from '../whole-log.server';
import { keepHandoutPicture } from './handout-picture.server';
import { partOfIntent } from './part-intents';
import { type PlayersFacts, playersFacts } from './players-facts';
import { answerSharing, opensToPlayers, type Sharing, sharingOf } from './sharing.server';
import type { TablePage } from './table-part';

/** The data of the game master's page about the players. */
export type PlayersPage = Pick<TablePage, 'id' | 'said'> & {
  role: 'owner' | 'helper';
  /** The number of the last event included. */
  seq: number;
  /** For the owner only; null while the fight is not shared. */
  sharing: Sharing | null;
  facts: PlayersFacts;
};

type Reached = Extract<Opened, { ok: true }>;
type Asked = { context: AppLoadContext; person: Person; id: string; opened: Reached };

/** Loads that page for a fight the user runs; `done` is the event of the action before it. */
export async function playersPage(
  { context: { services }, person: { userId }, id, opened }: Asked,
  done: string | null,
): Promise<PlayersPage> {
  const { role, fight: read } = opened;
  const origin = services.config.APP_ORIGIN;
  const [sharing, lines] = await Promise.all([
    role === 'owner' ? sharingOf({ desk: services, userId, id }, origin) : null,
    saidAfter(read, done, () => wholeLog(services, userId, id)),
  ]);
  const deed = read.events.at(-1)?.deeds[0]?.do;
  const said = deed === undefined || lines.length === 0 ? null : { deed, lines };
  return {
    id,
    role,
    seq: read.seq,
    said,
    sharing,
    facts: playersFacts(ledgerOfRead(read).fight()),
  };
}

/** Performs the action of one of the page's forms: sharing for the owner only, else any action of a fight. */
export async function answerPlayersForm({ context, person, id, opened }: Asked, form: FormData) {
  const { services } = context;
  const { userId } = person;
  const desk = { desk: services, userId, id };
  if (opened.role === 'owner') {
    const { row } = opened;
    const standing = { round: row.round, ended: row.status === 'over' };
    if (opensToPlayers(form) && !person.pro && !mayGoOn(standing, [])) {
      return answerPro({ what: 'Sharing a fight', stays: 'your fight', form });
    }
    const shared = await answerSharing(desk, form);
    if (shared !== null) return shared;
  }
  if (partOfIntent(String(form.get('intent'))) === null) {
    const problem = 'This form is out of date. Reload the page and try again.';
    return data<FightAnswer>({ problem, ...typedAgain(form) }, { status: 400 });
  }
  const page = fightPaths.fightTable({ id });
  const before = (sent: FormData) => keepHandoutPicture(desk, sent);
  // A picture is stored only for a handout, and only if its recipient is in the fight.
  const to = String(form.get('to') ?? '');
  const fight = ledgerOfRead(opened.fight).fight();
  const shows =
    form.get('intent') === 'table:handout' &&
    (to === '' || (combatantOf(fight, to)?.place ?? 'gone') !== 'gone');
  if (!shows) for (const field of ['picture-file', 'picture']) form.delete(field);
  return answerFightForm({ context, person, id, form, page, ...(shows && { before }) });
}
