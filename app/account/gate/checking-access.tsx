import { useNavigation } from '@remix-run/react';
import styles from './checking-access.module.css';
import { isGuardedPage } from './guarded-pages';

/** Shows 'Checking access…' while navigation to a guarded page waits for its response; part of every page's frame. */
export function CheckingAccess() {
  const { state, location } = useNavigation();
  const waits = state === 'loading' && isGuardedPage(location.pathname);
  return (
    <p className={styles.checking} role="status" data-waits={waits || undefined}>
      {waits ? 'Checking access…' : ''}
    </p>
  );
}
