import { z } from 'zod';

/** The Worker's bindings that are not text, as declared in wrangler.toml. */
export type Bindings = {
  DB: D1Database;
  FILES: R2Bucket;
  /** The Durable Objects of running fights, one each. */
  FIGHTS: DurableObjectNamespace;
  WRITE_LIMIT: RateLimit;
  COSTLY_LIMIT: RateLimit;
  COSTLY_READ_LIMIT: RateLimit;
};

const origin = z
  .string()
  .refine(
    (value) => URL.canParse(value) && new URL(value).origin === value,
    'must be an origin such as https://example.com',
  );

const sessionKeys = z
  .string()
  .regex(
    /^[\w-]{1,16}:[0-9a-f]{64}(,[\w-]{1,16}:[0-9a-f]{64})*$/,
    'must be id:64 hex digits, comma separated',
  );

/** An optional value; an empty string counts as missing. */
function unset<T extends z.ZodType>(schema: T) {
  return z.preprocess((value) => (value === '' ? undefined : value), schema.optional());
}

/** The hosted sign-in: any OpenID Connect provider; with IDENTITY_DOMAIN set, Amazon Cognito's addresses. */
const identityValues = {
  IDENTITY_ISSUER: z.url(),
  IDENTITY_CLIENT_ID: z.string().min(1),
  /** Only for a confidential client. */
  IDENTITY_CLIENT_SECRET: unset(z.string()),
  /** The origin of Cognito's hosted pages; without it the addresses come from the provider's discovery document. */
  IDENTITY_DOMAIN: unset(origin),
  /** The URL of the discovery document, when it is not at the usual place below the issuer. */
  IDENTITY_DISCOVERY: unset(z.url()),
  IDENTITY_GROUPS_CLAIM: z.string().min(1).default('cognito:groups'),
  IDENTITY_SCOPE: z.string().min(1).default('openid email profile'),
  /** The upstream provider, such as Google, to which users are sent directly. */
  IDENTITY_PROVIDER: unset(z.string()),
  /** Keys for Cognito's admin calls, which delete the provider's user when an account is deleted here. */
  IDENTITY_USER_POOL_ID: unset(z.string().regex(/^[\w-]+_\w+$/, 'must be a pool id: region_id')),
  IDENTITY_ADMIN_KEY_ID: unset(z.string()),
  IDENTITY_ADMIN_SECRET: unset(z.string()),
  /** The endpoint of those calls, when it is not Amazon itself. */
  IDENTITY_ADMIN_ENDPOINT: unset(z.url()),
  TRIAL_DAYS: z.coerce.number().int().min(0).max(365).default(14),
};

/** Card payments. Without a key nothing is sold, and the pages say so; with one, the other values are required. */
const paymentValues = {
  STRIPE_SECRET_KEY: unset(z.string().regex(/^(sk|rk)_(test|live)_\w+$/, 'must be a secret key')),
  STRIPE_WEBHOOK_SECRET: unset(z.string().regex(/^whsec_\w+$/, 'must begin with whsec_')),
  STRIPE_PRICE_MONTHLY: unset(z.string().regex(/^price_\w+$/, 'must be the id of a price')),
  STRIPE_PRICE_ANNUAL: unset(z.string().regex(/^price_\w+$/, 'must be the id of a price')),
  /** Prices of Pro that are no longer sold but that some customers still pay. */
  STRIPE_PRICES_FORMER: unset(
    z.string().regex(/^price_\w+(,price_\w+)*$/, 'must be ids of prices, comma separated'),
  ),
  /** The origin of Stripe's API, when it is not Stripe itself. */
  STRIPE_API: unset(origin),
};

const BESIDE_THE_KEY = [
  'STRIPE_WEBHOOK_SECRET',
  'STRIPE_PRICE_MONTHLY',
  'STRIPE_PRICE_ANNUAL',
] as const;

/** Every text value that configures the product; the README says what each is for. */
const configSchema = z.object({
  APP_ORIGIN: origin,
  APP_MODE: z.enum(['development', 'production']).default('production'),
  SESSION_KEYS: sessionKeys,
  /** The URL to which messages of the contact form are posted; without it they stay in the database. */
  CONTACT_ENDPOINT: unset(z.url()),
  TICKET_SECRET: z.string().min(32, 'must have at least 32 characters'),
  ...identityValues,
  ...paymentValues,
});

export type Config = z.infer<typeof configSchema>;
export type Environment = { bindings: Bindings; config: Config };

const BINDING_NAMES = [
  ...(['DB', 'FILES', 'FIGHTS'] as const),
  ...(['WRITE_LIMIT', 'COSTLY_LIMIT', 'COSTLY_READ_LIMIT'] as const),
];

type Checked = { ok: true; environment: Environment } | { ok: false; problems: string[] };

/** The check's result by environment object: a Worker has one such object for life, and each request passes it. */
const known = new WeakMap<object, Checked>();

/** Checks the Worker's environment once; the problems name what is missing or wrong, never a value. */
export function readEnvironment(env: Record<string, unknown>): Checked {
  const checked = known.get(env) ?? checkEnvironment(env);
  known.set(env, checked);
  return checked;
}

function checkEnvironment(env: Record<string, unknown>): Checked {
  const problems: string[] = BINDING_NAMES.filter((name) => typeof env[name] !== 'object').map(
    (name) => `${name} is not bound`,
  );
  const config = configSchema.safeParse(env);
  if (!config.success) {
    problems.push(
      ...config.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`),
    );
  }
  if (config.data?.STRIPE_SECRET_KEY) {
    const missing = BESIDE_THE_KEY.filter((name) => !config.data[name]);
    problems.push(...missing.map((name) => `${name}: must be set beside STRIPE_SECRET_KEY`));
  }
  if (problems.length > 0 || !config.success) return { ok: false, problems };
  // Checked above: each binding is there, and wrangler gives it its type.
  return { ok: true, environment: { bindings: env as Bindings, config: config.data } };
}
