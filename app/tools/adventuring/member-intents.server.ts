import { data, redirect } from '@remix-run/cloudflare';
import { changeMemberHealth } from '~/fights/kept/member-health.server';
import {
  addMember,
  claimMember,
  removeMember,
  setPrivateNotes,
} from '~/parties/kept/members.server';
import { partyFor } from '~/parties/kept/parties.server';
import type { Done } from '~/parties/kept/party-rights.server';
import { seatsIn } from '~/parties/kept/seat-rows.server';
import { sitAs } from '~/parties/kept/sit-as.server';
import { sitDown, standUp } from '~/parties/kept/sit-down.server';
import { isMemberSetting, readSettings, settingText } from '~/parties/member-text';
import { partyPaths } from '~/party-paths';
import { notFound } from '~/platform/answers';
import { type AskedParty, field, refuse } from './asked-party.server';
import { changedSettings, versionOf } from './member-form';
import type { PartyAnswer } from './party-answers';
import { readHealthForm } from './read-health-form';
import { setTexts } from './set-texts.server';

/** Performs a form's action on one member; null when the intent is another one. */
export async function answerMemberIntent(asked: AskedParty) {
  const { services, person, id, form } = asked;
  const { userId } = person;
  const member = field(form, 'member');
  const back = () => redirect(partyPaths.member({ id, member }), 303);
  switch (field(form, 'intent')) {
    case 'set':
      return setFields(asked, member);
    case 'put-back':
      return putBack(asked, member);
    case 'health': {
      const read = readHealthForm(form);
      if (!read.ok) return refuse(asked, read.sentence, { status: 400 });
      const done = await changeMemberHealth(services, userId, id, member, [read.change]);
      return done === null ? notFound() : done.ok ? back() : refuse(asked, done.sentence);
    }
    case 'private-notes': {
      const [notes, seen] = [lines(form, 'notes'), lines(form, 'seen')];
      return answered(
        asked,
        await setPrivateNotes(services, userId, id, member, notes, seen),
        back,
      );
    }
    case 'claim':
      return answered(asked, await claimMember(services, userId, id, member), back);
    case 'remove-member': {
      const done = await removeMember(services, userId, id, member);
      return answered(asked, done, () => redirect(`${partyPaths.party({ id })}?done=gone`, 303));
    }
    case 'add-member':
      return add(asked);
    case 'sit-down': {
      const done = await sitDown(services, userId, id, field(form, 'sitter'));
      if (done === null) return notFound();
      if (!done.ok) return refuse(asked, done.sentence);
      return redirect(partyPaths.member({ id, member: done.id }), 303);
    }
    case 'sit-as': {
      const seat = { characterId: field(form, 'sitter'), memberId: member };
      return answered(asked, await sitAs(services, userId, id, seat), back);
    }
    case 'stand-up': {
      const seats = await seatsIn(services.db, id);
      const seat = seats.find((one) => one.memberId === member && one.userId === userId);
      if (!seat) return notFound();
      return answered(asked, await standUp(services, userId, seat.characterId), back);
    }
    default:
      return null;
  }
}

/** A multi-line field with normalized line breaks. */
export function lines(form: FormData, name: string): string {
  return field(form, name).replace(/\r\n?/g, '\n').trim();
}

/** Redirects after success, returns the error, or 404 when it does not exist. */
export function answered(asked: AskedParty, done: Done, go: () => Response) {
  if (done === null) return notFound();
  return done.ok ? go() : refuse(asked, done.sentence);
}

async function setFields(asked: AskedParty, member: string) {
  const { services, person, id, form } = asked;
  const done = await setTexts(
    services,
    person.userId,
    { party: id, member },
    changedSettings(form),
  );
  if (done === null) return notFound();
  if (!done.ok) {
    const isTyped = Object.keys(done.problems).length > 0;
    return refuse(asked, done.sentence, { status: isTyped ? 400 : 409, problems: done.problems });
  }
  if (done.replaced.length === 0) return redirect(partyPaths.member({ id, member }), 303);
  return data<PartyAnswer>({ intent: 'set', member, replaced: done.replaced });
}

/** Restores the value of a setting before it was last replaced. */
async function putBack(asked: AskedParty, member: string) {
  const { services, person, id, form } = asked;
  const setting = field(form, 'setting');
  const party = await partyFor(services.db, person.userId, id);
  const found = party?.list.find((one) => one.id === member && one.mayEdit);
  if (!found || !isMemberSetting(setting)) return notFound();
  const mark = found.marks[setting];
  if (!mark || mark.version !== Number(field(form, 'version'))) {
    return refuse(asked, 'This was changed again meanwhile. Check it again.');
  }
  const typed = { [setting]: settingText(setting, mark.was) };
  const seen = { [setting]: versionOf(found.marks, setting) };
  const done = await setTexts(services, person.userId, { party: id, member }, { typed, seen });
  if (done === null) return notFound();
  return done.ok ? redirect(partyPaths.member({ id, member }), 303) : refuse(asked, done.sentence);
}

async function add(asked: AskedParty) {
  const { services, person, id, form } = asked;
  const typed = Object.fromEntries(
    (['name', 'className', 'level', 'ac', 'maximum', 'initiative'] as const).map((name) => [
      name,
      field(form, name),
    ]),
  );
  const read = readSettings(typed);
  if (!read.ok) {
    const problem = 'The character was not added.';
    return refuse(asked, problem, { status: 400, problems: read.problems });
  }
  const made = await addMember(services, person.userId, id, read.settings);
  if (made === null) return notFound();
  if (!made.ok) return refuse(asked, made.sentence);
  return redirect(partyPaths.member({ id, member: made.id }), 303);
}
