import { makeReady } from './app.mjs';

/** Makes ready what each worker of the browser tests starts a product of its own from. */
export default async function setup(): Promise<void> {
  if (!process.env.SITE_ORIGIN) await makeReady();
}
