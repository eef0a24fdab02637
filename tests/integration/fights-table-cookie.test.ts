import { describe, expect, it } from 'vitest';
import {
  allowOpening,
  codeInPath,
  readTableCookie,
  type TableCookie,
  tableCookie,
  withCode,
} from '~/fights/kept/table-cookie.server';
import { createSealer } from '~/platform/seal';

const NOW = 1_800_000_000_000;
const DAY = 24 * 60 * 60 * 1000;
const sealer = createSealer(`test:${'7'.repeat(64)}`);
const CODES = Array.from({ length: 10 }, (_, at) => `KXMR37HWQ${'AFHJKMNPQR'[at]}`);
const [FIRST = '', SECOND = ''] = CODES;

/** A request with this cookie. */
async function carrying(cookie: TableCookie, by = sealer) {
  const line = await tableCookie(cookie, by, NOW);
  return { headers: new Headers({ Cookie: line.split(';')[0] ?? '' }) };
}

describe('the cookie of a player’s device', () => {
  it('is sealed, is HttpOnly, and is read back unchanged', async () => {
    const cookie = withCode(withCode(null, FIRST), SECOND);
    expect(cookie.codes).toEqual([SECOND, FIRST]);
    expect(cookie.device).toMatch(/^[\w-]{22}$/);
    const line = await tableCookie(cookie, sealer, NOW);
    expect(line).toMatch(
      /^__Host-tables=[\w.-]+; Max-Age=5184000; Path=\/; Secure; HttpOnly; SameSite=Lax$/,
    );
    expect(line.length).toBeLessThan(500);
    expect(atob(line.replace(/^[^.]*\.([\w-]*).*$/, '$1').replace(/[-_]/g, 'A'))).not.toContain(
      FIRST,
    );
    expect(await readTableCookie(await carrying(cookie), sealer, NOW)).toEqual(cookie);
  });

  it('remembers the last eight codes, and keeps the device’s name', () => {
    let cookie = withCode(null, FIRST);
    const { device } = cookie;
    for (const code of [...CODES, SECOND]) cookie = withCode(cookie, code);
    expect(cookie.codes).toHaveLength(8);
    expect(cookie.codes.slice(0, 2)).toEqual([SECOND, CODES.at(-1)]);
    expect(cookie.device).toBe(device);
    expect(withCode(null, FIRST).device).not.toBe(device);
  });

  it('is ignored when it is forged, foreign, malformed or too old', async () => {
    const cookie = withCode(null, FIRST);
    const foreign = createSealer(`test:${'8'.repeat(64)}`);
    expect(await readTableCookie({ headers: new Headers() }, sealer, NOW)).toBeNull();
    expect(await readTableCookie(await carrying(cookie, foreign), sealer, NOW)).toBeNull();
    const late = NOW + 60 * DAY;
    expect(await readTableCookie(await carrying(cookie), sealer, late)).toBeNull();
    const odd = { device: 'short', codes: [] };
    expect(await readTableCookie(await carrying(odd), sealer, NOW)).toBeNull();
    const session = await sealer.seal('session', JSON.stringify(cookie), NOW + DAY);
    const headers = new Headers({ Cookie: `__Host-tables=${session}` });
    expect(await readTableCookie({ headers }, sealer, NOW)).toBeNull();
  });
});

describe('the code in a URL', () => {
  it('is read however the URL is written', () => {
    for (const path of [
      '/table/KXMR37HWQF',
      '/join/kxmr3-7hwqf',
      '/TABLE/kxmr37hwqf/live',
      '/table/KXMR37HWQF.data',
      '/table/%4bXMR3%207HWQF/',
    ]) {
      expect(codeInPath(path), path).toBe('KXMR37HWQF');
    }
    for (const path of ['/table', '/table/', '/table/1', '/table/%E0%A4%A', '/table/KXMR37HWQF1']) {
      expect(codeInPath(path), path).toBeNull();
    }
  });
});

describe('entering a code', () => {
  /** A rate limit that counts its calls. */
  function counting(most: number) {
    const counts = new Map<string, number>();
    const limit = async ({ key }: { key: string }) => {
      counts.set(key, (counts.get(key) ?? 0) + 1);
      return { success: (counts.get(key) ?? 0) <= most };
    };
    return { counts, limit };
  }

  function door() {
    const [tight, wide] = [counting(3), counting(5)];
    const limits = { COSTLY_LIMIT: tight, COSTLY_READ_LIMIT: wide };
    const ask = (code: string | null, key: string, headers = new Headers()) =>
      allowOpening(code, { headers, key, sealer, now: NOW, limits });
    return { tight, wide, ask };
  }

  it('counts as a guess against the client address, whether right or wrong', async () => {
    const { ask, tight, wide } = door();
    const answers = [];
    for (const code of [null, SECOND, CODES[2] ?? '', FIRST]) answers.push(await ask(code, 'a'));
    expect(answers).toEqual([true, true, true, false]);
    expect(await ask(FIRST, 'b')).toBe(true);
    expect([...tight.counts.keys()]).toEqual(['codes a', 'codes b']);
    expect(wide.counts.size).toBe(0);
  });

  it('that the device has opened before counts against the device only', async () => {
    const { ask, tight } = door();
    const cookie = withCode(null, FIRST);
    const { headers } = await carrying(cookie);
    const other = await carrying(withCode(null, FIRST));
    const answers = [];
    for (let at = 0; at < 6; at += 1) answers.push(await ask(FIRST, 'a', headers));
    expect(answers).toEqual([true, true, true, true, true, false]);
    expect(await ask(FIRST, 'a', other.headers)).toBe(true);
    expect(tight.counts.size).toBe(0);
    // A code that it has not opened is a guess for the device, too.
    for (let at = 0; at < 3; at += 1) expect(await ask(SECOND, 'a', headers)).toBe(true);
    expect(await ask(SECOND, 'a', headers)).toBe(false);
    expect(await ask(null, 'a', headers)).toBe(false);
  });
});
