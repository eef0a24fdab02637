import { checkBackup, piecesOf } from './backup-file.mjs';
import { refuse } from './say.mjs';

const TICKET_MS = 10 * 60_000;
const LETTERS_AT_ONCE = 2_000_000;
/** Each file and fight needs a platform call, of which a request has a thousand. */
const PIECES_AT_ONCE = 200;
const TRIES = 6;

/** Sends one step of a restore to a site, with retries: sending the same lines twice changes nothing. */
async function ask({ site, secret, writeTicket }, step, body) {
  for (let tries = 1; ; tries += 1) {
    const facts = { purpose: 'restore', maxBytes: body.length, expiresAt: Date.now() + TICKET_MS };
    const ticket = await writeTicket(secret, facts);
    let answer = null;
    try {
      answer = await fetch(`${site}/admin/restore/${step}?ticket=${ticket}`, {
        method: 'PUT',
        body,
      });
    } catch {
      // No response; the next attempt may succeed.
    }
    const text = answer ? await answer.text() : '';
    if (answer?.ok) return JSON.parse(text);
    const canWait = !answer || answer.status === 429 || answer.status >= 500;
    if (!canWait || tries === TRIES) {
      const said = /"error":"(.*)"\}$/.exec(text)?.[1];
      refuse(
        said ??
          `${site} did not take the backup: ${answer?.status ?? 'no answer'} ${text.slice(0, 300)}`,
      );
    }
    await new Promise((resolve) =>
      setTimeout(resolve, answer?.status === 429 ? 15_000 : 2000 * tries),
    );
  }
}

/**
 * Restores a backup into the empty database behind a site: rows, files and fights, and then what is derived from them.
 */
export async function putBack(place, { manifest, files }, say) {
  await checkBackup({ manifest, files });
  const { backup, schema } = manifest;
  await ask(place, 'begin', JSON.stringify({ backup, schema }));
  const sums = { read: 0, written: 0, files: 0, fights: 0 };
  let waiting = [];
  let letters = 0;
  async function flush() {
    if (waiting.length === 0) return;
    const taken = await ask(place, 'lines', waiting.join(''));
    for (const name of Object.keys(sums)) sums[name] += taken[name];
    [waiting, letters] = [[], 0];
  }
  for await (const { text } of piecesOf(files)) {
    if (letters + text.length > LETTERS_AT_ONCE || waiting.length >= PIECES_AT_ONCE) await flush();
    waiting.push(text);
    letters += text.length;
  }
  await flush();
  for (const kind of ['monster', 'spell']) {
    for (let after = 0; after !== null; ) {
      const { next } = await ask(place, 'index', JSON.stringify({ kind, after }));
      after = next;
    }
  }
  const { dangling } = await ask(place, 'end', '{}');
  if (dangling > 0)
    refuse(`${dangling} rows point to rows that are not there. Do not use this database.`);
  say(
    `Put back ${sums.written} rows, ${sums.files} files and ${sums.fights} fights of the backup ${backup}.`,
  );
  const left = sums.read - sums.written;
  if (left > 0)
    say(
      `${left} rows were there already, or belonged to somebody who left while the backup was made.`,
    );
}
