/** A browser without JavaScript that keeps cookies for one server and does not follow redirects. */
export function createPlainBrowser() {
  const cookies = new Map<string, string>();

  async function open(url: string | URL, form?: Record<string, string>) {
    const answer = await fetch(url, {
      method: form ? 'POST' : 'GET',
      ...(form ? { body: new URLSearchParams(form) } : {}),
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
    });
    for (const line of answer.headers.getSetCookie()) keep(line);
    const location = answer.headers.get('location');
    return {
      status: answer.status,
      html: await answer.text(),
      location: location ? new URL(location, url) : null,
    };
  }

  function keep(line: string) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    const expired = value === '' || /max-age=0|expires=thu, 01 jan 1970/i.test(line);
    if (expired) cookies.delete(name);
    else cookies.set(name, value);
  }

  return { open, cookies };
}
