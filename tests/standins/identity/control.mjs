import { sendJson } from './replies.mjs';
import { BadSwitch } from './switches.mjs';
import { changeUser } from './user-switch.mjs';
import { walkSignIn } from './walk-sign-in.mjs';

const CALLS = {
  'POST fail': ({ switches }, body) => switches.setFailure(body),
  'POST bad-token': ({ switches }, body) => switches.setBadToken(body),
  'POST refuse-refresh': ({ switches }, body) => switches.refuseRefresh(body),
  'POST token-life': ({ switches }, body) => switches.setTokenLife(body),
  'POST users': ({ directory }, body) => changeUser(directory, body),
  'POST sign-in': (table, body) => signIn(table, body),
  'POST reset': (table) => resetAll(table),
  'GET log': ({ requestLog }) => requestLog.contents(),
};

/** Handles the switches under `/_standin/`, which only programs on this machine may use. */
export async function answerControl(table, name, req, res, body) {
  const { origin } = req.headers;
  if (origin && origin !== table.url) {
    return sendJson(res, 403, { error: 'Pages of other origins may not turn these switches.' });
  }
  try {
    sendJson(res, 200, await control(table, `${req.method} ${name}`, readJson(body)));
  } catch (error) {
    if (!(error instanceof BadSwitch)) throw error;
    sendJson(res, 400, { error: error.message });
  }
}

/** Applies one switch, such as `POST fail`, and returns what the HTTP call would. */
export async function control(table, call, body) {
  if (!Object.hasOwn(CALLS, call)) {
    throw new BadSwitch(`There is no switch "${call}", only ${Object.keys(CALLS).join(', ')}.`);
  }
  return (await CALLS[call](table, body)) ?? { ok: true };
}

function resetAll({ switches, directory, storage, requestLog }) {
  for (const part of [switches, directory, requestLog]) part.reset();
  storage.clear();
}

async function signIn(table, { user, authorizeUrl }) {
  if (typeof user !== 'string' || typeof authorizeUrl !== 'string') {
    throw new BadSwitch('user and authorizeUrl must be texts');
  }
  return walkSignIn(table, { user, authorizeUrl });
}

function readJson(body) {
  if (body.length === 0) return {};
  try {
    const value = JSON.parse(body.toString('utf8'));
    if (value && typeof value === 'object') return value;
  } catch {
    // Handled below like any other body that is not an object.
  }
  throw new BadSwitch('the body must be a JSON object');
}
