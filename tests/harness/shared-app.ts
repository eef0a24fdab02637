import { startApp } from './app.mjs';

/** Gives all server tests one running product: the one that BASE_URL names, or a fresh one that ends with them. */
export default async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.BASE_URL) return undefined;
  const app = await startApp();
  process.env.BASE_URL = app.origin;
  process.env.IDENTITY_URL = app.standins['hosted sign-in'] ?? '';
  return () => app.stop();
}
