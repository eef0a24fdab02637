import { isOwnId } from '~/compendium/records/public-id';
import { Badge } from '~/ui/badge';
import styles from './own-mark.module.css';

/** Says beside a monster's name that whoever looks owns it: nobody else is ever shown one. */
export function OwnMark({ id }: { id: string }) {
  if (!isOwnId(id)) return null;
  return (
    <span className={styles.mark}>
      {' '}
      <Badge tone="purple">Yours</Badge>
    </span>
  );
}
