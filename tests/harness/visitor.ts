import { appOrigin, freshAddress } from './origin';

/** The address of the sign-in stand-in. */
export function identityUrl(): string {
  const url = process.env.IDENTITY_URL;
  if (!url) throw new Error('IDENTITY_URL is not set: run these tests through `npm test`.');
  return url;
}

/** Calls a control of the sign-in stand-in, such as `fail` or `bad-token`. */
export async function switchIdentity(
  call: string,
  body: unknown = {},
  base = identityUrl(),
): Promise<Record<string, unknown>> {
  const answer = await fetch(`${base}/_standin/${call}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${call} answered ${answer.status}: ${await answer.text()}`);
  return JSON.parse((await answer.text()) || '{}');
}

/** The address to which the page of /login leads. */
export function leadOf(html: string): string {
  const address = /http-equiv="refresh" content="0;url=([^"]*)"/.exec(html)?.[1];
  if (!address) throw new Error(`The page leads nowhere: ${html.slice(0, 200)}`);
  return address.replaceAll('&amp;', '&');
}

type Send = (address: string, init: RequestInit) => Promise<Response>;
type Options = { method?: string; body?: string | FormData; headers?: Record<string, string> };

function isJson({ headers }: Response): boolean {
  return /^application\/json/.test(headers.get('Content-Type') ?? '');
}

/** Throws when the answer to a call of programs is not as the call is described. */
async function judgeAnswer(
  { path, ...asked }: { method: string; path: string; body: unknown },
  answer: Response,
): Promise<void> {
  // The schemas of all calls take a second to load: only for those who ask for JSON.
  const { answerProblems } = await import('./api-answers');
  const { pathname } = new URL(path, 'https://delvewright.example');
  const problems = await answerProblems({ ...asked, path: pathname }, answer);
  if (problems.length > 0)
    throw new Error(
      `${asked.method} ${pathname} does not answer as described: ${problems.join('; ')}`,
    );
}

/** A browser of plain HTTP requests: it stores cookies, follows no redirects, and has a client address of its own. */
export class Visitor {
  readonly cookies = new Map<string, string>();
  readonly origin: string;
  readonly identity: string;
  readonly #address = freshAddress();
  readonly #send: Send;

  constructor(place: { origin?: string; identity?: string; send?: Send } = {}) {
    this.origin = place.origin ?? appOrigin();
    this.identity = place.identity ?? identityUrl();
    this.#send = place.send ?? fetch;
  }

  async ask(path: string, { method = 'GET', body, headers = {} }: Options = {}): Promise<Response> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await this.#send(new URL(path, this.origin).href, {
      method,
      redirect: 'manual',
      body,
      headers: {
        'CF-Connecting-IP': this.#address,
        ...(cookie ? { Cookie: cookie } : {}),
        ...(method === 'GET' || method === 'HEAD' ? {} : { Origin: this.origin }),
        ...(typeof body !== 'string'
          ? {}
          : { 'Content-Type': 'application/x-www-form-urlencoded' }),
        ...headers,
      },
    });
    for (const line of answer.headers.getSetCookie()) this.#keep(line);
    if (answer.ok && isJson(answer)) await judgeAnswer({ method, path, body }, answer.clone());
    return answer;
  }

  #keep(line: string): void {
    const [pair = '', ...attributes] = line.split(/;\s*/);
    const [name = '', value = ''] = pair.split(/=(.*)/s);
    if (attributes.some((attribute) => /^max-age=0$/i.test(attribute))) this.cookies.delete(name);
    else this.cookies.set(name, value);
  }

  /** Starts a sign-in and returns the provider's address. */
  async startSignIn(next?: string): Promise<string> {
    const query = next === undefined ? '' : `?next=${encodeURIComponent(next)}`;
    const answer = await this.ask(`/login${query}`);
    if (answer.status !== 200) throw new Error(`/login answered ${answer.status}`);
    return leadOf(await answer.text());
  }

  /**
   * Goes through the provider's screens as a user (`new`, a subject, or an e-mail): returns the address back at the
   * site.
   */
  async passProvider(user: string, authorizeUrl: string): Promise<string> {
    const body = { user, authorizeUrl };
    const { location } = await switchIdentity('sign-in', body, this.identity);
    return String(location);
  }

  /** Signs in and returns the last response, which redirects to the destination. */
  async signIn(user: string, next?: string): Promise<Response> {
    return this.ask(await this.passProvider(user, await this.startSignIn(next)));
  }
}

/** A user who has signed in at the running product. */
export async function signedIn(user: string): Promise<Visitor> {
  const visitor = new Visitor();
  await visitor.signIn(user, '/about');
  return visitor;
}

/** The personas of the sign-in page, by their e-mail. */
export const PEOPLE = {
  trial: 'trial@delvewright.test',
  paying: 'paying@delvewright.test',
  pastDue: 'past-due@delvewright.test',
  lapsed: 'lapsed@delvewright.test',
  gifted: 'gifted@delvewright.test',
  admin: 'admin@delvewright.test',
} as const;
