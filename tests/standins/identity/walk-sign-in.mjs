const MOST_STEPS = 8;

/**
 * Goes through the sign-in pages like a browser without JavaScript, as the given user (`new`, a sub, a username or an
 * e-mail), and stops before the app: `{ location, code, state }`.
 */
export async function walkSignIn({ url, directory, fetch }, { user, authorizeUrl }) {
  const cookies = new Map();
  let location = new URL(authorizeUrl, url);
  let form;
  for (let step = 0; step < MOST_STEPS; step++) {
    if (location.origin !== url) return landed(location);
    const answer = await fetch(location, {
      method: form ? 'POST' : 'GET',
      body: form,
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
    });
    for (const line of answer.headers.getSetCookie()) {
      const [name, value] = line.split(';', 1)[0].split(/=(.*)/s);
      cookies.set(name, value);
    }
    const next = answer.headers.get('location');
    await answer.arrayBuffer();
    const onSignIn = !next && !form && location.pathname.startsWith('/sign-in/');
    if (!next && !onSignIn) throw new Error(`${location.pathname} answered ${answer.status}`);
    form = onSignIn ? choiceOf(directory, user) : undefined;
    if (next) location = new URL(next, location);
  }
  throw new Error('the sign-in went round in circles');
}

function choiceOf(directory, user) {
  if (user === 'new') return new URLSearchParams({ who: 'new' });
  const known = directory.find(user);
  return known
    ? new URLSearchParams({ who: 'sub', sub: known.sub })
    : new URLSearchParams({ who: 'email', email: user });
}

function landed(location) {
  return {
    location: location.href,
    code: location.searchParams.get('code'),
    state: location.searchParams.get('state'),
    error: location.searchParams.get('error'),
  };
}
