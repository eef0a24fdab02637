import { sendPage } from './replies.mjs';
import { chooseUser } from './sign-in-choice.mjs';
import { errorPage, signInPage } from './sign-in-page.mjs';

/** The sign-in page: shows the users to choose from, and handles the choice. */
export async function answerSignIn({ settings, provider, directory }, req, res, form) {
  let attempt;
  try {
    attempt = await provider.interactionDetails(req, res);
  } catch (error) {
    if (error.name !== 'SessionNotFound') throw error;
    const sentence = 'This sign-in has run out. Please go back and sign in again.';
    return sendPage(res, 400, errorPage(settings, sentence));
  }
  const shown = { action: `/sign-in/${attempt.uid}`, params: attempt.params };
  if (req.method !== 'POST') return sendPage(res, 200, signInPage(shown));

  if (form.has('cancel')) {
    return provider.interactionFinished(req, res, {
      error: 'access_denied',
      error_description: 'User cancelled OAuth flow.',
    });
  }
  const { user, problem } = chooseUser(directory, form);
  if (!user) return sendPage(res, 400, signInPage({ ...shown, problem, email: form.get('email') }));

  // Signing in counts as setting the password that the invitation or the mailed code asked for.
  if (['FORCE_CHANGE_PASSWORD', 'RESET_REQUIRED'].includes(user.status)) user.status = 'CONFIRMED';
  const returnTo = await provider.interactionResult(req, res, { login: { accountId: user.sub } });
  await handOver(provider, attempt.session, user.sub);
  res.writeHead(303, { location: returnTo }).end();
}

/** Another user may sign in while one is signed in: the browser's sign-in becomes theirs. */
async function handOver(provider, before, sub) {
  if (!before?.uid || !before.accountId || before.accountId === sub) return;
  const session = await provider.Session.findByUid(before.uid);
  session.authorizations = {};
  session.loginAccount({ accountId: sub });
  await session.persist();
}
