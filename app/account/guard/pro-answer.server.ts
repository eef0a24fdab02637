// From the router itself: the package around it does not load where the guards are tested in workerd.
import { data } from '@remix-run/router';

/** What a form or a program is told that asked for what only Pro may do. */
export type ProAnswer = {
  /** The sentence, by the name that pages read and by the one that programs do. */
  problem: string;
  error: string;
  upgrade: true;
  /** What was typed, so that the page shows it again: the fields of the form, but for files and what is too long to send twice. */
  typed: Record<string, string>;
};

type Asked = {
  /** What needs Pro, as a sentence begins: "Keeping maps". */
  what?: string;
  /** What stays as it is: "your map". */
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

/** Answers 402 to a form whose page is shown again: with the sentence, the way to Pro, and what was typed. */
export function answerPro(asked: Asked) {
  return data(proAnswer(asked), { status: 402 });
}

/** The same to a program, as JSON; `more` is what its address says besides. */
export function answerProJson(asked: Asked, more: Record<string, unknown> = {}): Response {
  const body = { ...proAnswer(asked), ...more };
  return Response.json(body, { status: 402, headers: { 'Cache-Control': 'no-store' } });
}

/** The same to whoever asked by an address, such as that of a file: the sentence alone. */
export function answerProPlainly(asked: Asked = {}): Response {
  const { problem } = proAnswer(asked);
  return new Response(problem, { status: 402, statusText: 'Upgrade to Pro' });
}
