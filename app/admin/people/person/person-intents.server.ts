import type { ActAnswer, Acting } from '../act/acting.server';
import { changeRole, givePro, takePro } from '../act/change-roles.server';
import { type Gift, readGift, typedGift } from '../act/gift';
import { changeGift } from '../act/gifts.server';
import { resendInvitation } from '../act/resend-invitation.server';
import { sendResetMail } from '../act/reset-mail.server';
import { disablePerson, enablePerson } from '../act/shut-out.server';
import { signOutPerson } from '../act/sign-out-person.server';
import { roleNamed } from './confirm-words';
import { intentNamed, type PersonIntent } from './person-words';

const UNKNOWN: ActAnswer = {
  ok: false,
  status: 400,
  sentence: 'This form is out of date. Reload the page and try again.',
};

/** The action of a form on the user's page; null when it is unknown. */
export function readIntent(form: FormData): PersonIntent | null {
  return intentNamed(form.get('intent'));
}

/** Runs an action with the gift of a form, or returns what is wrong with it. */
async function withGift(
  { services }: Acting,
  form: FormData,
  act: (gift: Gift) => Promise<ActAnswer>,
): Promise<ActAnswer> {
  const read = readGift(typedGift(form), services.clock.now());
  return read.ok ? act(read.gift) : { ok: false, status: 400, sentence: read.sentence };
}

/** Performs the action of a form on the user's page. */
export async function performIntent(
  acting: Acting,
  id: string,
  form: FormData,
): Promise<ActAnswer> {
  const intent = readIntent(form);
  switch (intent) {
    case 'role': {
      const role = roleNamed(form.get('role'));
      if (role !== 'PaidUser') return role ? changeRole(acting, id, role) : UNKNOWN;
      return withGift(acting, form, (gift) => changeRole(acting, id, role, gift));
    }
    case 'give-pro':
      return withGift(acting, form, (gift) => givePro(acting, id, gift));
    case 'change-gift':
      return withGift(acting, form, (gift) => changeGift(acting, id, gift));
    case 'resend':
      return resendInvitation(acting, id);
    case 'take-pro':
      return takePro(acting, id);
    case 'reset':
      return sendResetMail(acting, id);
    case 'sign-out':
      return signOutPerson(acting, id);
    case 'disable':
      return disablePerson(acting, id);
    case 'enable':
      return enablePerson(acting, id);
    case null:
      return UNKNOWN;
  }
}
