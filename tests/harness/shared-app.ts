import { startApp } from './app.mjs';

/** Gives all server tests one running product: the one at SITE_ORIGIN, or a new one that is stopped after them. */
export default async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.SITE_ORIGIN) return undefined;
  const app = await startApp({ edge: true });
  process.env.SITE_ORIGIN = app.origin;
  process.env.IDENTITY_URL = app.standins['hosted sign-in'] ?? '';
  process.env.CONTACT_URL = app.standins['contact endpoint'] ?? '';
  return () => app.stop();
}
