import { useNavigation } from '@remix-run/react';
import styles from './checking-access.module.css';
import { isGuardedPage } from './guarded-pages';

/** Says 'Checking access…' while the way to a guarded page waits for its answer; for the frame of every page. */
export function CheckingAccess() {
  const { state, location } = useNavigation();
  const waits = state === 'loading' && isGuardedPage(location.pathname);
  return (
    <p className={styles.checking} role="status" data-waits={waits || undefined}>
      {waits ? 'Checking access…' : ''}
    </p>
  );
}
