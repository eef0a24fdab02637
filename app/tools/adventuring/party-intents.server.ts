import { type AppLoadContext, data, redirect } from '@remix-run/cloudflare';
import { requireUser } from '~/account/guard/guards.server';
import { answerPro } from '~/account/guard/pro-answer.server';
import { awardXp } from '~/parties/kept/awards.server';
import {
  partyFor,
  putAwayParty,
  renameParty,
  setDefaultParty,
  setPartyNotes,
} from '~/parties/kept/parties.server';
import { renewPartyCode, setJoining } from '~/parties/kept/party-codes.server';
import {
  handOver,
  leaveParty,
  removePerson,
  setPartyRole,
} from '~/parties/kept/party-people.server';
import { roleIn } from '~/parties/kept/party-rights.server';
import { partyPaths } from '~/party-paths';
import { paths } from '~/paths';
import { notFound } from '~/platform/answers';
import { readForm } from '~/platform/form';
import { createRandom } from '~/rules/random';
import { type AskedParty, field, refuse, typedAgain } from './asked-party.server';
import { answered, answerMemberIntent, lines } from './member-intents.server';
import { ownerBar } from './owner-rights.server';
import type { PartyAnswer } from './party-answers';
import { readRollForm } from './read-roll-form';
import { rollFactsOf } from './roll-facts';
import { rollForAll } from './secret-roll';

/** Intents that an owner may use without Pro: leaving, deleting, and keeping people out. */
const LETS_GO = ['leave', 'put-away', 'remove-person', 'close-joining'];

/** Intents about one member, which need only that the member is the user's own. */
const OF_MEMBER = [
  'set',
  'put-back',
  'health',
  'private-notes',
  'claim',
  'remove-member',
  'stand-up',
];

/** Performs a form's action on a party's page, by intent. */
export async function answerPartyForm(request: Request, context: AppLoadContext, id: string) {
  const person = await requireUser(context);
  const { services } = context;
  const role = await roleIn(services.db, person.userId, id);
  if (role === null) return notFound();
  const form = await readForm(request);
  const bar = await ownerBar(context, person, role);
  const asked: AskedParty = { services, person, id, role, bar, form };
  if (bar !== null && !(await isOwn(asked))) return barred(asked);
  const ofMember = await answerMemberIntent(asked);
  return ofMember ?? answerOfParty(asked);
}

async function isOwn({ services, person, id, form }: AskedParty): Promise<boolean> {
  const intent = field(form, 'intent');
  if (LETS_GO.includes(intent)) return true;
  if (!OF_MEMBER.includes(intent)) return false;
  const party = await partyFor(services.db, person.userId, id);
  return party?.list.some((one) => one.id === field(form, 'member') && one.mine) ?? false;
}

function barred(asked: AskedParty) {
  if (asked.bar === 'pro') {
    return answerPro({ what: 'Running a party', stays: 'what you typed', form: asked.form });
  }
  const problem = 'Adventuring is closed at the moment, so you can read your party but not run it.';
  return refuse(asked, problem, { status: 403 });
}

async function answerOfParty(asked: AskedParty) {
  const { services, person, id, form } = asked;
  const { userId } = person;
  const who = field(form, 'who');
  const here =
    (done = '') =>
    () =>
      redirect(`${partyPaths.party({ id })}${done && `?done=${done}`}`, 303);
  switch (field(form, 'intent')) {
    case 'rename':
      return answered(asked, await renameParty(services, userId, id, field(form, 'name')), here());
    case 'notes': {
      const notes = { notes: lines(form, 'notes'), seen: lines(form, 'seen') };
      return answered(asked, await setPartyNotes(services, userId, id, notes), here('notes'));
    }
    case 'gm-notes': {
      const notes = { gmNotes: lines(form, 'notes'), seen: lines(form, 'seen') };
      return answered(asked, await setPartyNotes(services, userId, id, notes), here('notes'));
    }
    case 'renew-code': {
      const done = await renewPartyCode(services, userId, id);
      return answered(asked, done, here('renewed'));
    }
    case 'open-joining':
      return answered(asked, await setJoining(services, userId, id, true), here());
    case 'close-joining':
      return answered(asked, await setJoining(services, userId, id, false), here('closed'));
    case 'make-co-gm':
      return answered(asked, await setPartyRole(services, userId, id, who, 'co-gm'), here());
    case 'make-player':
      return answered(asked, await setPartyRole(services, userId, id, who, 'player'), here());
    case 'remove-person':
      return answered(asked, await removePerson(services, userId, id, who), here('removed'));
    case 'hand-over':
      return answered(asked, await handOver(services, userId, id, who), here('handed-over'));
    case 'leave':
      return answered(asked, await leaveParty(services, userId, id), () =>
        redirect(`${partyPaths.myParties()}?left=1`, 303),
      );
    case 'put-away':
      return answered(asked, await putAwayParty(services, userId, id), () =>
        redirect(
          asked.bar === 'closed'
            ? partyPaths.myParties()
            : `${paths.adventuring()}?removed=${encodeURIComponent(id)}`,
          303,
        ),
      );
    case 'make-default':
      return answered(asked, await setDefaultParty(services, userId, id), here());
    case 'no-default':
      return answered(asked, await setDefaultParty(services, userId, null), here());
    case 'award':
      return award(asked);
    case 'roll':
      return roll(asked);
    default:
      return refuse(asked, 'This form is out of date. Reload the page and try again.', {
        status: 400,
      });
  }
}

async function award(asked: AskedParty) {
  const { services, person, id, form } = asked;
  const typed = field(form, 'xp').trim().replace(/^[−–]/, '-').replace(/,/g, '');
  const xp = /^-?\d{1,7}$/.test(typed) ? Number(typed) : 0;
  const members = form.getAll('member').filter((one) => typeof one === 'string');
  if (members.length === 0) {
    return refuse(asked, 'Choose at least one character to get a share.', { member: undefined });
  }
  const given = {
    id: field(form, 'event'),
    members: members.slice(0, 50),
    ...(field(form, 'how') === 'each' ? { each: xp } : { xp }),
  };
  const done = await awardXp(services, person.userId, id, given);
  if (done === null) return notFound();
  if (!done.ok) return refuse(asked, done.sentence, { member: undefined });
  const { each, sharedBy, remainder, due } = done;
  const told = due.map(({ name, level, due: reached }) => ({ name, level, due: reached }));
  return data<PartyAnswer>({ intent: 'award', awarded: { each, sharedBy, remainder, due: told } });
}

/** Rolls for all members: only those who run the party see it, and nothing is stored. */
async function roll(asked: AskedParty) {
  const { services, person, id, role, form } = asked;
  if (role === 'player')
    return refuse(asked, 'Only the game masters of this party can do that.', { status: 403 });
  const party = await partyFor(services.db, person.userId, id);
  if (party === null) return notFound();
  const read = readRollForm(form);
  if (!read.ok) return refuse(asked, read.sentence, { status: 400 });
  const random = createRandom(crypto.getRandomValues(new Uint32Array(4)).join('-'));
  const rolled = rollForAll(read.roll, party.list.map(rollFactsOf), random);
  return data<PartyAnswer>({ intent: 'roll', rolled, typed: typedAgain(form) });
}
