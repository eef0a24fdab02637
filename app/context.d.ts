import '@remix-run/cloudflare';
import type { Account } from '~/account/guard/account.server';
import type { Services } from '~/platform/services.server';
import type { Addresses } from './open-addresses';

declare global {
  /** The version in package.json, inserted by the build. */
  const __APP_VERSION__: string;
  /** A hash that changes with any picture in public/pictures, inserted by the build. */
  const __PICTURES__: string;
}

declare module '@remix-run/cloudflare' {
  interface AppLoadContext {
    services: Services;
    /** The table of addresses, for those who ask about another one than their own. */
    addresses: Addresses;
    /** The account behind the request, signed in or not. */
    account: Account;
    /** The CSP nonce of this response; only scripts that carry it may run. */
    nonce: string;
    /** Identifies this request in the logs and on the error page. */
    requestId: string;
    /** The build's identifier; it changes whenever anything that is deployed changes. */
    release: string;
  }

  interface Future {
    v3_singleFetch: true;
  }
}
