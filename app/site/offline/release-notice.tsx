import { Button } from '~/ui/button';
import styles from './release-notice.module.css';

/** Hidden until `watchReleases` shows it. */
export function ReleaseNotice() {
  return (
    <div className={styles.notice} role="status" data-release data-print="no" hidden>
      <p>A new version is ready.</p>
      <Button type="button" compact>
        Reload
      </Button>
    </div>
  );
}
