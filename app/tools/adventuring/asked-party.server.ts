import { data } from '@remix-run/cloudflare';
import type { Person } from '~/account/person/person';
import type { PartyRole } from '~/parties/party';
import type { Services } from '~/platform/services.server';
import type { OwnerBar } from './owner-rights.server';
import type { PartyAnswer } from './party-answers';

/** A form of a party's page: the sender, their role, and whether the owner may run the party now. */
export type AskedParty = {
  services: Services;
  person: Person;
  id: string;
  role: PartyRole;
  bar: OwnerBar;
  form: FormData;
};

/** A form field as text; '' when missing, cut to the longest stored value. */
export function field(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.slice(0, LONGEST) : '';
}

const LONGEST = 20_000;
const LONGEST_TOLD = 5000;
const MOST_FIELDS = 60;

/** The typed values, to show them again. */
export function typedAgain(form: FormData): Record<string, string> {
  const fields = [...form].flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' && value.length <= LONGEST_TOLD && name !== 'shown'
      ? [[name, value]]
      : [],
  );
  return Object.fromEntries(fields.slice(0, MOST_FIELDS));
}

/** The response of a refused form: an error sentence with the typed values. */
export function refuse(
  { form }: Pick<AskedParty, 'form'>,
  problem: string,
  { status = 409, ...more }: Partial<PartyAnswer> & { status?: number } = {},
) {
  const told: PartyAnswer = {
    intent: field(form, 'intent'),
    problem,
    typed: typedAgain(form),
    member: field(form, 'member') || undefined,
  };
  return data<PartyAnswer>({ ...told, ...more }, { status });
}
