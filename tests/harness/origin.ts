/** The address of the running product that this test uses, such as http://localhost:20001. */
export function appOrigin(): string {
  const origin = process.env.SITE_ORIGIN;
  if (!origin) throw new Error('SITE_ORIGIN is not set: run these tests through `npm test`.');
  return origin;
}

let lastAddress = 0;

/** A new client address for each call, so that tests do not share a rate limit. */
export function freshAddress(): string {
  lastAddress += 1;
  return `198.18.${(process.pid + (lastAddress >> 8)) & 255}.${lastAddress & 255}`;
}
