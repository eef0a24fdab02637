import '@remix-run/cloudflare';
import type { Account } from '~/account/guard/account.server';
import type { Services } from '~/platform/services.server';

declare global {
  /** The version of package.json, put in by the build. */
  const __APP_VERSION__: string;
  /** Changes with any picture in public/pictures, put in by the build. */
  const __PICTURES__: string;
}

declare module '@remix-run/cloudflare' {
  interface AppLoadContext {
    services: Services;
    /** Who is behind the request. */
    account: Account;
    /** Marks the scripts of this answer as ours. */
    nonce: string;
    /** Names this request in the logs and on the error page. */
    requestId: string;
    /** The build's own name for itself: another one whenever anything that a deploy brings is other. */
    release: string;
  }

  interface Future {
    v3_singleFetch: true;
  }
}
