import { data } from '@remix-run/cloudflare';
import type { Person } from '~/account/person/person';
import type { PartyRole } from '~/parties/party';
import type { Services } from '~/platform/services.server';
import type { OwnerBar } from './owner-rights.server';
import type { PartyAnswer } from './party-answers';

/** A form of a party's page: who sends it, as what, and whether an owner runs their party at the moment. */
export type AskedParty = {
  services: Services;
  person: Person;
  id: string;
  role: PartyRole;
  bar: OwnerBar;
  form: FormData;
};

/** One line of a form; '' where it is missing, cut where it is longer than anything that is kept. */
export function field(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.slice(0, LONGEST) : '';
}

const LONGEST = 20_000;
const LONGEST_TOLD = 5000;
const MOST_FIELDS = 60;

/** What was typed, for the page to show it again. */
export function typedAgain(form: FormData): Record<string, string> {
  const fields = [...form].flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' && value.length <= LONGEST_TOLD && name !== 'shown'
      ? [[name, value]]
      : [],
  );
  return Object.fromEntries(fields.slice(0, MOST_FIELDS));
}

/** Answers a form whose page is shown again, with a sentence and what was typed. */
export function refuse(
  { form }: Pick<AskedParty, 'form'>,
  problem: string,
  { status = 409, ...more }: Partial<PartyAnswer> & { status?: number } = {},
) {
  const told: PartyAnswer = {
    ...{ intent: field(form, 'intent'), problem, typed: typedAgain(form) },
    member: field(form, 'member') || undefined,
  };
  return data<PartyAnswer>({ ...told, ...more }, { status });
}
