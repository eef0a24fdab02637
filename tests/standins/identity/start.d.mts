/** How to start the hosted sign-in stand-in; what is left out has the value of a local run. */
export type IdentityStandinOptions = {
  appOrigin: string;
  port?: number;
  host?: string;
  paths?: 'cognito' | 'generic';
  clientId?: string;
  /** Null for a public client. */
  clientSecret?: string | null;
  groupsClaim?: string;
  redirectUris?: string[];
  logoutUris?: string[];
  rotateRefreshTokens?: boolean;
  region?: string;
  userPoolId?: string;
  accessKeyId?: string;
  secretAccessKey?: string;
  log?: (line: string) => void;
};

export type Step =
  | 'authorize'
  | 'token'
  | 'refresh'
  | 'revoke'
  | 'jwks'
  | 'discovery'
  | 'userinfo'
  | 'logout'
  | 'admin';

export type BadTokenKind =
  | 'alg-none'
  | 'hs256-with-public-key'
  | 'wrong-kid'
  | 'bad-signature'
  | 'expired'
  | 'wrong-iss'
  | 'wrong-aud'
  | 'wrong-nonce'
  | 'wrong-sub'
  | 'wrong-token-use';

export type FailureSwitch = {
  step: Step;
  how: 'slow' | '500' | 'html' | 'hang' | 'refuse' | 'none';
  times?: number;
  delayMs?: number;
};

export type UserSwitch = {
  sub?: string;
  username?: string;
  email?: string;
  email_verified?: boolean;
  name?: string;
  given_name?: string;
  family_name?: string;
  phone_number?: string;
  groups?: string[];
  enabled?: boolean;
  status?: string;
};

export type StandinUser = {
  sub: string;
  username: string;
  attributes: Record<string, string>;
  groups: string[];
  enabled: boolean;
  status: string;
};

export type SeenRequest = {
  at: string;
  step: Step | null;
  method: string;
  path: string;
  query: Record<string, string>;
  form: Record<string, string>;
  target: string | null;
  /** Null while it is unanswered, and for good when it was hung up on. */
  status: number | null;
};

export type StandinLog = {
  requests: SeenRequest[];
  /** Every access, ID and refresh token handed out. */
  tokens: string[];
  invitations: { username: string; sub: string; email: string | null }[];
  resets: { username: string; email: string }[];
};

export type SignedIn = {
  location: string;
  code: string | null;
  state: string | null;
  error: string | null;
};

export type IdentityStandin = {
  url: string;
  port: number;
  issuer: string;
  clientId: string;
  clientSecret: string | null;
  groupsClaim: string;
  endpoints: Record<
    'authorize' | 'token' | 'revoke' | 'userInfo' | 'jwks' | 'discovery' | 'logout',
    string
  >;
  admin: {
    endpoint: string;
    region: string;
    userPoolId: string;
    accessKeyId: string;
    secretAccessKey: string;
  };
  /** The switches under `/_standin/`, without HTTP. */
  control(call: 'POST fail', body: FailureSwitch): Promise<unknown>;
  control(
    call: 'POST bad-token',
    body: { kind: BadTokenKind | 'none'; times?: number },
  ): Promise<unknown>;
  control(call: 'POST refuse-refresh', body?: { times?: number; off?: boolean }): Promise<unknown>;
  control(call: 'POST token-life', body: { seconds: number }): Promise<unknown>;
  control(call: 'POST users', body: UserSwitch): Promise<StandinUser>;
  control(call: 'POST sign-in', body: { user: string; authorizeUrl: string }): Promise<SignedIn>;
  control(call: 'POST reset'): Promise<unknown>;
  control(call: 'GET log'): Promise<StandinLog>;
  close(): Promise<void>;
};

/** Starts the hosted sign-in stand-in on loopback; everything it knows is in memory. */
export function startIdentityStandin(options: IdentityStandinOptions): Promise<IdentityStandin>;
