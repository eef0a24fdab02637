import { z } from 'zod';

/** The Worker's bindings that are not text: wrangler.toml declares them. */
export type Bindings = {
  DB: D1Database;
  FILES: R2Bucket;
  /** Running fights, an object each. */
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

/** A value that may be missing; an empty one is missing too. */
function unset<T extends z.ZodType>(schema: T) {
  return z.preprocess((value) => (value === '' ? undefined : value), schema.optional());
}

/** The hosted sign-in: any OpenID Connect provider; with IDENTITY_DOMAIN set, Amazon Cognito's addresses. */
const identityValues = {
  IDENTITY_ISSUER: z.url(),
  IDENTITY_CLIENT_ID: z.string().min(1),
  /** Only of a confidential client. */
  IDENTITY_CLIENT_SECRET: unset(z.string()),
  /** The origin of Cognito's hosted pages; without it the provider's discovery document is asked. */
  IDENTITY_DOMAIN: unset(origin),
  /** Where the discovery document is, when that is not the usual place below the issuer. */
  IDENTITY_DISCOVERY: unset(z.url()),
  IDENTITY_GROUPS_CLAIM: z.string().min(1).default('cognito:groups'),
  IDENTITY_SCOPE: z.string().min(1).default('openid email profile'),
  /** The provider behind the provider that people are sent to at once. */
  IDENTITY_PROVIDER: unset(z.string()),
  /** Keys for Cognito's admin calls, which delete the user of an account that is deleted here. */
  IDENTITY_USER_POOL_ID: unset(z.string().regex(/^[\w-]+_\w+$/, 'must be a pool id: region_id')),
  IDENTITY_ADMIN_KEY_ID: unset(z.string()),
  IDENTITY_ADMIN_SECRET: unset(z.string()),
  /** Where those calls go, when that is not Amazon itself. */
  IDENTITY_ADMIN_ENDPOINT: unset(z.url()),
  TRIAL_DAYS: z.coerce.number().int().min(0).max(365).default(14),
};

/** Card payments. Without a key nothing is sold, and the pages say so; with one, the others must be there. */
const paymentValues = {
  STRIPE_SECRET_KEY: unset(z.string().regex(/^(sk|rk)_(test|live)_\w+$/, 'must be a secret key')),
  STRIPE_WEBHOOK_SECRET: unset(z.string().regex(/^whsec_\w+$/, 'must begin with whsec_')),
  STRIPE_PRICE_MONTHLY: unset(z.string().regex(/^price_\w+$/, 'must be the id of a price')),
  STRIPE_PRICE_ANNUAL: unset(z.string().regex(/^price_\w+$/, 'must be the id of a price')),
  /** Prices of Pro that are no longer sold, and that some still pay. */
  STRIPE_PRICES_FORMER: unset(
    z.string().regex(/^price_\w+(,price_\w+)*$/, 'must be ids of prices, comma separated'),
  ),
  /** Where Stripe's API answers, when that is not Stripe itself. */
  STRIPE_API: unset(origin),
};

const BESIDE_THE_KEY = [
  'STRIPE_WEBHOOK_SECRET',
  'STRIPE_PRICE_MONTHLY',
  'STRIPE_PRICE_ANNUAL',
] as const;

/** Every text value the product is configured by; README lists what each is for. */
const configSchema = z.object({
  APP_ORIGIN: origin,
  APP_MODE: z.enum(['development', 'production']).default('production'),
  SESSION_KEYS: sessionKeys,
  /** Where messages of the contact form are posted; without it they are kept in the database. */
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

/** What was found of each environment: a Worker has one for as long as it lives, and each request brings it. */
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
