import { useEffect } from 'react';
import { paths } from '~/paths';
import { CheckingAccess } from './checking-access';

/** Forgets what this tab noted, once the form that signs out has been sent [specification 4]. */
function forgetOnSignOut(event: Event): void {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || form.getAttribute('action') !== paths.logout()) return;
  window.addEventListener('pagehide', () => sessionStorage.clear(), { once: true });
}

/** What every page does for the account: says that access is being checked, and leaves nothing behind after signing out. */
export function AccountWatch() {
  useEffect(() => {
    document.addEventListener('submit', forgetOnSignOut);
    return () => document.removeEventListener('submit', forgetOnSignOut);
  }, []);
  return <CheckingAccess />;
}
