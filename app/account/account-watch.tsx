import { useEffect } from 'react';
import { paths } from '~/paths';
import { CheckingAccess } from './checking-access';
import { forgetDrafts } from './device-drafts';

/** Forgets what this tab noted and what this device holds unfinished, once the form that signs out has been sent [specification 4]. */
function forgetOnSignOut(event: Event): void {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || form.getAttribute('action') !== paths.logout()) return;
  const forget = () => {
    sessionStorage.clear();
    forgetDrafts(localStorage);
  };
  window.addEventListener('pagehide', forget, { once: true });
}

/** What every page does for the account: says that access is being checked, and leaves nothing behind after signing out. */
export function AccountWatch() {
  useEffect(() => {
    document.addEventListener('submit', forgetOnSignOut);
    return () => document.removeEventListener('submit', forgetOnSignOut);
  }, []);
  return <CheckingAccess />;
}
