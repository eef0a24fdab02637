// Imported from the router itself: the Remix package does not load in workerd, where the guards are tested.
import { data } from '@remix-run/router';

/** The 402 response to a form or a program that asked for something that needs Pro. */
export type ProAnswer = {
  /** The sentence, under the name that pages read and the one that programs read. */
  problem: string;
  error: string;
  upgrade: true;
  /** The typed form fields, so that the page can show them again; without files and overlong values. */
  typed: Record<string, string>;
};

type Asked = {
  /** What needs Pro, as the start of a sentence: "Keeping maps". */
  what?: string;
  /** What is not lost: "your map". */
  stays?: string;
  form?: FormData;
};

const LONGEST_TYPED = 4000;
const MOST_FIELDS = 60;

function proAnswer({ what = 'This', stays = 'what you typed', form }: Asked): ProAnswer {
  const problem = `${what} needs Pro. Upgrade to Pro, and ${stays} is still here.`;
  return { problem, error: problem, upgrade: true, typed: form ? typedIn(form) : {} };
}

function typedIn(form: FormData): Record<string, string> {
  const fields = [...form].flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' && value.length <= LONGEST_TYPED ? [[name, value]] : [],
  );
  return Object.fromEntries(fields.slice(0, MOST_FIELDS));
}

/** Answers 402 to a form whose page is shown again: with the sentence, a link to Pro, and the typed fields. */
export function answerPro(asked: Asked) {
  return data(proAnswer(asked), { status: 402 });
}

/** The same to a program, as JSON; `more` adds the address's own fields. */
export function answerProJson(asked: Asked, more: Record<string, unknown> = {}): Response {
  const body = { ...proAnswer(asked), ...more };
  return Response.json(body, { status: 402, headers: { 'Cache-Control': 'no-store' } });
}

/** The same to a plain GET, such as of a file: the sentence alone. */
export function answerProPlainly(asked: Asked = {}): Response {
  const { problem } = proAnswer(asked);
  return new Response(problem, { status: 402, statusText: 'Upgrade to Pro' });
}
