import { describe, expect, it } from 'vitest';
import { readEnvironment } from './env.server';

const KEY = 'a'.repeat(64);

/** A complete environment, with these changes. */
function whole(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    DB: {},
    FILES: {},
    FIGHTS: {},
    WRITE_LIMIT: {},
    COSTLY_LIMIT: {},
    COSTLY_READ_LIMIT: {},
    APP_ORIGIN: 'https://delvewright.example',
    SESSION_KEYS: `k1:${KEY}`,
    TICKET_SECRET: 't'.repeat(32),
    IDENTITY_ISSUER: 'https://sign-in.example/pool',
    IDENTITY_CLIENT_ID: 'delvewright',
    ...changes,
  };
}

const STRIPE = {
  STRIPE_SECRET_KEY: 'sk_test_abc',
  STRIPE_WEBHOOK_SECRET: 'whsec_abc',
  STRIPE_PRICE_MONTHLY: 'price_month',
  STRIPE_PRICE_ANNUAL: 'price_year',
};

function problemsOf(changes: Record<string, unknown>): string[] {
  const checked = readEnvironment(whole(changes));
  return checked.ok ? [] : checked.problems;
}

describe('an environment that is whole', () => {
  it('needs no more than the README says, and has the usual values for the rest', () => {
    const checked = readEnvironment(whole());
    expect(checked).toMatchObject({
      ok: true,
      environment: {
        config: {
          APP_MODE: 'production',
          IDENTITY_GROUPS_CLAIM: 'cognito:groups',
          IDENTITY_SCOPE: 'openid email profile',
          TRIAL_DAYS: 14,
        },
      },
    });
  });

  it('is checked once for a Worker’s life', () => {
    const env = whole();
    expect(readEnvironment(env)).toBe(readEnvironment(env));
  });

  it('may leave out what an empty line in a file leaves out', () => {
    const names = [
      'IDENTITY_CLIENT_SECRET',
      'IDENTITY_DOMAIN',
      'IDENTITY_DISCOVERY',
      'IDENTITY_PROVIDER',
      'IDENTITY_USER_POOL_ID',
      'IDENTITY_ADMIN_KEY_ID',
      'IDENTITY_ADMIN_SECRET',
      'IDENTITY_ADMIN_ENDPOINT',
      'CONTACT_ENDPOINT',
      'STRIPE_API',
      'STRIPE_PRICES_FORMER',
      ...Object.keys(STRIPE),
    ];
    const empty = Object.fromEntries(names.map((name) => [name, '']));
    const checked = readEnvironment(whole(empty));
    expect(checked.ok).toBe(true);
    for (const name of names) {
      expect(checked).not.toHaveProperty(['environment', 'config', name], '');
    }
  });

  it('takes keys in a row while they are changed, days of trial as text, and prices of before', () => {
    expect(problemsOf({ SESSION_KEYS: `k2:${KEY},k1:${KEY}` })).toEqual([]);
    expect(readEnvironment(whole({ TRIAL_DAYS: '0' }))).toHaveProperty(
      ['environment', 'config', 'TRIAL_DAYS'],
      0,
    );
    expect(problemsOf({ ...STRIPE, STRIPE_PRICES_FORMER: 'price_a,price_b' })).toEqual([]);
    expect(problemsOf({ ...STRIPE, STRIPE_SECRET_KEY: 'rk_live_abc' })).toEqual([]);
    expect(problemsOf({ IDENTITY_USER_POOL_ID: 'us-east-1_AbC' })).toEqual([]);
  });
});

describe('an environment that is not', () => {
  it.each(['DB', 'FILES', 'WRITE_LIMIT', 'COSTLY_LIMIT', 'COSTLY_READ_LIMIT'])(
    'says that %s is not bound',
    (name) => expect(problemsOf({ [name]: undefined })).toEqual([`${name} is not bound`]),
  );

  it.each([
    ['APP_ORIGIN', 'https://delvewright.example/'],
    ['APP_ORIGIN', 'delvewright.example'],
    ['APP_MODE', 'staging'],
    ['SESSION_KEYS', `k1:${KEY.slice(1)}`],
    ['SESSION_KEYS', `k1:${KEY}0`],
    ['SESSION_KEYS', `k1:${KEY.replace('a', 'g')}`],
    ['SESSION_KEYS', KEY],
    ['SESSION_KEYS', `:${KEY}`],
    ['SESSION_KEYS', `${'k'.repeat(17)}:${KEY}`],
    ['SESSION_KEYS', ` k1:${KEY}`],
    ['SESSION_KEYS', `k2:${KEY};k1:${KEY}`],
    ['SESSION_KEYS', `k2:${KEY},k1`],
    ['TICKET_SECRET', 't'.repeat(31)],
    ['IDENTITY_ISSUER', 'sign-in'],
    ['IDENTITY_CLIENT_ID', ''],
    ['IDENTITY_DOMAIN', 'https://sign-in.example/hosted'],
    ['IDENTITY_GROUPS_CLAIM', ''],
    ['IDENTITY_SCOPE', ''],
    ['IDENTITY_USER_POOL_ID', 'us-east-1'],
    ['IDENTITY_USER_POOL_ID', 'us-east-1_'],
    ['IDENTITY_USER_POOL_ID', '/us-east-1_A'],
    ['IDENTITY_USER_POOL_ID', 'us-east-1_A/'],
    ['TRIAL_DAYS', '-1'],
    ['TRIAL_DAYS', '366'],
    ['TRIAL_DAYS', '1.5'],
    ['TRIAL_DAYS', 'two weeks'],
    ['STRIPE_SECRET_KEY', 'pk_test_abc'],
    ['STRIPE_SECRET_KEY', 'sk_test_'],
    ['STRIPE_SECRET_KEY', 'task_test_abc'],
    ['STRIPE_SECRET_KEY', 'sk_test_abc\n'],
    ['STRIPE_WEBHOOK_SECRET', 'abc'],
    ['STRIPE_WEBHOOK_SECRET', 'my whsec_abc'],
    ['STRIPE_WEBHOOK_SECRET', 'whsec_abc '],
    ['STRIPE_PRICE_MONTHLY', '6'],
    ['STRIPE_PRICE_MONTHLY', 'price_a,price_b'],
    ['STRIPE_PRICE_ANNUAL', 'a price_b'],
    ['STRIPE_PRICE_ANNUAL', 'price_'],
    ['STRIPE_PRICES_FORMER', 'price_a,'],
    ['STRIPE_PRICES_FORMER', 'price_a, price_b'],
    ['STRIPE_PRICES_FORMER', 'old price_a'],
    ['STRIPE_API', 'https://api.stripe.example/v1'],
  ])('says that %s cannot be “%s”, and never repeats the value', (name, value) => {
    const problems = problemsOf({ ...STRIPE, [name]: value });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(new RegExp(`^${name}: `));
    if (value.length > 12) expect(problems[0]).not.toContain(value);
  });

  it('says in words what a value must be', () => {
    expect(problemsOf({ APP_ORIGIN: 'https://a.example/b' })).toEqual([
      'APP_ORIGIN: must be an origin such as https://example.com',
    ]);
    expect(problemsOf({ TICKET_SECRET: 'short' })).toEqual([
      'TICKET_SECRET: must have at least 32 characters',
    ]);
    expect(problemsOf({ SESSION_KEYS: 'k1' })[0]).toContain('64 hex digits');
  });

  it('says all that is wrong at once', () => {
    const problems = problemsOf({ DB: undefined, APP_ORIGIN: undefined, TICKET_SECRET: undefined });
    expect(problems.map((problem) => problem.split(/[: ]/)[0])).toEqual([
      'DB',
      'APP_ORIGIN',
      'TICKET_SECRET',
    ]);
  });

  it.each(['STRIPE_WEBHOOK_SECRET', 'STRIPE_PRICE_MONTHLY', 'STRIPE_PRICE_ANNUAL'])(
    'sells nothing without %s',
    (name) => {
      expect(problemsOf({ ...STRIPE, [name]: undefined })).toEqual([
        `${name}: must be set beside STRIPE_SECRET_KEY`,
      ]);
    },
  );
});
