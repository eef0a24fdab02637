import { paths } from '~/paths';
import layout from '~/ui/layout.module.css';
import { Notice } from '~/ui/notice';
import styles from './saved-maps.module.css';

type UnopenedMapProps = {
  name: string;
  problem: string;
  /** The map's id, when its text can be taken along. */
  id?: string | null;
};

/** Stands where a kept map would, and says why it cannot be shown. */
export function UnopenedMap({ name, problem, id }: UnopenedMapProps) {
  return (
    <main id="main" className={layout.stack}>
      <h1 className={styles.heading}>{name}</h1>
      <Notice tone="problem" title="This map cannot be shown.">
        <p>{problem}</p>
      </Notice>
      {id && (
        <p>
          <a href={paths.savedMapJson({ id })} download>
            Export as JSON
          </a>
        </p>
      )}
    </main>
  );
}
