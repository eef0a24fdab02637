import { makeReady } from './app.mjs';

/** Prepares what each worker of the browser tests starts its own product from. */
export default async function setup(): Promise<void> {
  if (!process.env.SITE_ORIGIN) await makeReady();
}
