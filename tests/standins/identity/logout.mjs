import { SESSION_COOKIE } from './provider.mjs';
import { sendPage, sendTo } from './replies.mjs';
import { errorPage } from './sign-in-page.mjs';

/** Cognito's `/logout`: ends the browser's sign-in and redirects to a sign-out URL of the app. */
export function answerLogout({ settings, storage }, url, req, res) {
  if (url.searchParams.get('client_id') !== settings.clientId) {
    return sendPage(res, 400, errorPage(settings, 'Client does not exist.'));
  }
  const target = absolute(url.searchParams.get('logout_uri'));
  if (!target || !settings.logoutUris.includes(target)) {
    return sendPage(res, 400, errorPage(settings, 'Invalid request: logout_uri is not allowed.'));
  }
  const session = cookieOf(req, SESSION_COOKIE);
  if (session) storage.endSession(session);
  res.setHeader(
    'set-cookie',
    [SESSION_COOKIE, `${SESSION_COOKIE}.sig`].map(
      (name) => `${name}=; Path=/; Max-Age=0; HttpOnly`,
    ),
  );
  sendTo(res, target);
}

function absolute(text) {
  return text && URL.canParse(text) ? new URL(text).href : null;
}

function cookieOf(req, name) {
  const pairs = (req.headers.cookie ?? '').split(/;\s*/);
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
}
