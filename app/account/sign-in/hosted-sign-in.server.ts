import { OAuth2Strategy } from 'remix-auth-oauth2';
import type { Config } from '~/platform/env.server';
import { callbackAddress, type TokenAnswer, type TokenSet } from '~/platform/identity.server';
import type { IdentityAddresses } from '~/platform/identity-addresses.server';
import { providerCode, type SignInProblem, signInProblem } from '../gate/sign-in-problems';
import { randomText } from '../session/random-text.server';
import type { Attempt } from './sign-in-cookie.server';

type Exchange = (code: string, verifier: string) => Promise<TokenAnswer>;
/** Verifies the tokens of a returned attempt. */
type Arrive<Arrival> = (tokens: TokenSet, attempt: Attempt) => Promise<Arrival>;

const STATE_LENGTH = 32;
const NONCE_LENGTH = 32;
const VERIFIER_LENGTH = 128;
/** Query parameters of /login that are passed on to the provider's pages [specification 7]. */
const PASSED_ON = ['login_hint', 'lang', 'prompt'];
const LONGEST_PASSED_ON = 254;

/** The detail of a failure that the provider itself reported. */
export const BY_PROVIDER = 'by provider';

/** A sign-in that ended without a session: `problem` is our classification, `code` the code in the gate's address. */
export class SignInFailure extends Error {
  readonly problem: SignInProblem;
  readonly code: string;

  constructor(problem: SignInProblem, detail: string = problem, code: string = problem) {
    super(detail);
    this.problem = problem;
    this.code = code;
  }
}

/**
 * The authorization code flow with PKCE. The library builds the provider's addresses; `authenticate` handles the return
 * itself: attempts are stored our own way (the library's cookie exposes the verifier, has no nonce and is never
 * cleared), and codes are exchanged through `callOut`.
 */
export class HostedSignIn<Arrival> extends OAuth2Strategy<Arrival> {
  readonly #attempts: readonly Attempt[];
  readonly #exchange: Exchange;
  readonly #arrive: Arrive<Arrival>;

  constructor(
    {
      config,
      addresses,
      attempts,
      exchange,
    }: {
      config: Config;
      addresses: IdentityAddresses;
      attempts: readonly Attempt[];
      exchange: Exchange;
    },
    arrive: Arrive<Arrival>,
  ) {
    super(
      {
        clientId: config.IDENTITY_CLIENT_ID,
        clientSecret: config.IDENTITY_CLIENT_SECRET ?? null,
        authorizationEndpoint: addresses.authorize,
        tokenEndpoint: addresses.token,
        redirectURI: callbackAddress(config),
        scopes: config.IDENTITY_SCOPE.split(/\s+/),
      },
      // Called only by the library's own `authenticate`, which is not used.
      () => Promise.reject(new Error('A return is judged by `arrive`.')),
    );
    this.#attempts = attempts;
    this.#exchange = exchange;
    this.#arrive = arrive;
  }

  /** Creates an attempt that will lead to `next`, and the provider's address to start it. `now` in milliseconds. */
  begin(
    next: string,
    wishes: URLSearchParams,
    { provider, now }: { provider: string | undefined; now: number },
  ): { attempt: Attempt; goTo: URL } {
    const { state, codeVerifier, url } = this.createAuthorizationURL();
    const nonce = randomText(NONCE_LENGTH);
    url.searchParams.set('nonce', nonce);
    if (provider) url.searchParams.set('identity_provider', provider);
    for (const name of PASSED_ON) {
      const value = wishes.get(name);
      if (value && value.length <= LONGEST_PASSED_ON) url.searchParams.set(name, value);
    }
    // Stored with the attempt, so that removing the parameter from the URL on the way does not avoid the check.
    const isAnew = url.searchParams.get('prompt')?.split(' ').includes('login') ?? false;
    const anewSince = isAnew ? Math.floor(now / 1000) : null;
    return { attempt: { state, verifier: codeVerifier, nonce, next, anewSince }, goTo: url };
  }

  /** The attempt of this browser that a return belongs to. */
  attemptOf(request: Request): Attempt {
    const state = new URL(request.url).searchParams.get('state');
    const attempt = this.#attempts.find((known) => known.state === state);
    if (!attempt) throw new SignInFailure(this.#attempts.length > 0 ? 'state' : 'not_found');
    return attempt;
  }

  override async authenticate(request: Request): Promise<Arrival> {
    const { searchParams } = new URL(request.url);
    const error = searchParams.get('error');
    if (error !== null) {
      const code = providerCode(error);
      throw new SignInFailure(signInProblem(code), BY_PROVIDER, code);
    }
    const attempt = this.attemptOf(request);
    const code = searchParams.get('code');
    if (!code) throw new SignInFailure('failed', 'no code');
    return this.#arrive(await this.#tokensFor(code, attempt), attempt);
  }

  protected override createAuthorizationURL() {
    const state = randomText(STATE_LENGTH);
    const codeVerifier = randomText(VERIFIER_LENGTH);
    const { authorizationEndpoint, scopes = [] } = this.options;
    const url = this.client.createAuthorizationURLWithPKCE(
      authorizationEndpoint.toString(),
      state,
      0, // S256; `plain` is never used.
      codeVerifier,
      scopes,
    );
    return { state, codeVerifier, url };
  }

  async #tokensFor(code: string, { verifier }: Attempt): Promise<TokenSet> {
    const answer = await this.#exchange(code, verifier);
    if (answer.ok) return answer.tokens;
    switch (answer.reason) {
      case 'refused':
        throw new SignInFailure('failed', 'code refused');
      case 'no-token':
        throw new SignInFailure('no_token');
      case 'unavailable':
        throw new SignInFailure('unavailable');
    }
  }
}
