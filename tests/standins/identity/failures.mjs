import { setTimeout as wait } from 'node:timers/promises';
import { sendJson, sendPage } from './replies.mjs';

/** Makes a step fail in the given way; true when the request has been answered. */
export async function performFailure({ how, delayMs }, req, res) {
  switch (how) {
    case 'slow':
      await wait(delayMs, undefined, { ref: false });
      return false;
    case '500':
      sendJson(res, 500, { message: 'Internal Server Error' });
      return true;
    case 'html':
      sendPage(res, 200, '<!doctype html><title>Maintenance</title><p>Back soon.');
      return true;
    case 'hang':
      return true;
    case 'refuse':
      req.socket.destroy();
      return true;
    default:
      throw new Error(`no such failure: ${how}`);
  }
}
