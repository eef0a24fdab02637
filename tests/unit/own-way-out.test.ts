import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { planPrices } from '~/billing/prices.server';
import { CATALOGUE } from '~/catalogue/catalogue';
import { recentCatalogue } from '~/catalogue/overrides.server';
import type { Database } from '~/platform/database.server';
import type { Config } from '~/platform/env.server';
import { identityAddresses } from '~/platform/identity-addresses.server';
import { verifyIdToken } from '~/platform/identity-token.server';
import { createLog } from '~/platform/log';
import type { Payments } from '~/platform/payments.server';
import type { Services } from '~/platform/services.server';
import { createShortMemory } from '~/platform/short-memory.server';
import { inProject } from '../../scripts/setup/project.mjs';

/**
 * Work started by one request may end with it or hang for ever, because the platform does not let another request wait
 * for it. So what is cached across requests must be a value, never a promise.
 */

const forEver = () => new Promise<never>(() => {});
const log = createLog(() => {});
const clock = { now: () => 1_800_000_000_000 };

describe('a request succeeds although the previous one hangs', () => {
  beforeEach(() => {
    // As in the Worker: libraries that would otherwise cache a promise detect the Worker by this class.
    vi.stubGlobal('WebSocketPair', class {});
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  /** A source that never answers its first call, and answers all others. */
  function silentAtFirst<T>(answer: () => T): () => Promise<T> {
    let calls = 0;
    return async () => {
      calls += 1;
      return calls === 1 ? forEver() : answer();
    };
  }

  it('for the cache of public records', async () => {
    const remember = createShortMemory<string>(10);
    const ask = silentAtFirst(() => 'read');
    const question = { db: { $client: {} } as Database, now: 0, key: 'a', ask };
    void remember(question);
    expect(await remember(question)).toBe('read');
  });

  it('for the catalogue', async () => {
    const from = silentAtFirst(() => []);
    const db = { select: () => ({ from }) } as unknown as Database;
    void recentCatalogue({ db, clock, log });
    expect(await recentCatalogue({ db, clock, log })).toHaveLength(CATALOGUE.length);
  });

  it('for the price of Pro', async () => {
    const prices = silentAtFirst(() => [{ plan: 'monthly', cents: 500, currency: 'usd' }]);
    const payments = { brisk: { prices } } as unknown as Payments;
    const services = { payments, clock, log } as unknown as Services;
    void planPrices(services);
    expect(await planPrices(services)).toHaveLength(1);
  });

  const config = {
    IDENTITY_ISSUER: 'https://provider.test',
    IDENTITY_CLIENT_ID: 'delvewright',
    APP_ORIGIN: 'https://here.test',
  } as Config;

  it('for the endpoints of the hosted sign-in', async () => {
    const document = {
      issuer: config.IDENTITY_ISSUER,
      authorization_endpoint: 'https://provider.test/authorize',
      token_endpoint: 'https://provider.test/token',
      jwks_uri: 'https://provider.test/keys',
    };
    vi.stubGlobal(
      'fetch',
      silentAtFirst(() => new Response(JSON.stringify(document))),
    );
    void identityAddresses(config, 0);
    expect(await identityAddresses(config, 0)).toMatchObject({ token: document.token_endpoint });
  });

  it('for the keys of the hosted sign-in', async () => {
    const pair = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256', modulusLength: 2048 };
    const algorithm = { ...pair, publicExponent: new Uint8Array([1, 0, 1]) };
    const { publicKey, privateKey } = await crypto.subtle.generateKey(algorithm, true, [
      'sign',
      'verify',
    ]);
    const key = { ...(await crypto.subtle.exportKey('jwk', publicKey)), kid: 'one', use: 'sig' };
    vi.stubGlobal(
      'fetch',
      silentAtFirst(() => new Response(JSON.stringify({ keys: [key] }))),
    );
    const now = clock.now() / 1000;
    const claims = { iss: config.IDENTITY_ISSUER, aud: config.IDENTITY_CLIENT_ID, sub: 'mira' };
    const words = [
      { alg: 'RS256', kid: 'one' },
      { ...claims, iat: now, exp: now + 60 },
    ].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'));
    const bytes = new TextEncoder().encode(words.join('.'));
    const signature = await crypto.subtle.sign(pair.name, privateKey, bytes);
    const token = [...words, Buffer.from(signature).toString('base64url')].join('.');
    const facts = { config, keysAddress: 'https://provider.test/keys', now: clock.now() };
    void verifyIdToken(token, facts);
    // A Cognito token states its use, any other is recognized by its header.
    expect(await verifyIdToken(token, facts)).toMatchObject({ ok: true, claims: { sub: 'mira' } });
  });
});

/** Modules that run only in a browser, where everything belongs to one visit. */
const IN_A_BROWSER = [
  'app/ui/drafts/use-tab.ts',
  'app/platform/late-files.ts',
  'app/platform/saves-under-way.ts',
  'app/tools/initiative-tracker/screen/condition-rules.tsx',
  'app/tools/initiative-tracker/screen/late-statblock.tsx',
];

/**
 * The module-level names that hold a promise, or a React lazy component, by their type or initializer; what is awaited is
 * a value.
 */
function sharedPromises(path: string): string[] {
  const source = readFileSync(inProject(path), 'utf8');
  // A file without these words has none and is not parsed.
  if (!/\bPromise\b|\blazy\(|\bimport\(/.test(source)) return [];
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true);
  return file.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .filter(({ type, initializer }) => {
      const isFunction =
        initializer && (ts.isArrowFunction(initializer) || ts.isFunctionExpression(initializer));
      const begins = isFunction ? '' : (initializer?.getText() ?? '');
      return (
        /\bPromise\b/.test(type?.getText() ?? '') ||
        /\bPromise\b|\blazy\(|(?<!\.|await )\bimport\(/.test(begins)
      );
    })
    .map(({ name }) => `${path}: ${name.getText()}`);
}

describe('module-level state', () => {
  it('contains no promise', () => {
    const paths = readdirSync(inProject('app'), { recursive: true, encoding: 'utf8' })
      .map((path) => `app/${path.replaceAll('\\', '/')}`)
      .filter((path) => /\.tsx?$/.test(path) && !/\.(test|worker)\.|\.d\.ts$/.test(path));
    expect(paths.length).toBeGreaterThan(500);
    const found = paths.flatMap(sharedPromises);
    expect(found.filter((one) => !IN_A_BROWSER.includes(one.split(':')[0] ?? ''))).toEqual([]);
    // The search must find the known promises of the browser modules.
    expect(found).not.toEqual([]);
  });
});
