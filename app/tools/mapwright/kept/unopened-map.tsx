import { paths } from '~/paths';
import layout from '~/ui/layout.module.css';
import { Notice } from '~/ui/notice';
import styles from './saved-maps.module.css';

type UnopenedMapProps = {
  name: string;
  problem: string;
  /** The map's id, if its JSON can be downloaded. */
  id?: string | null;
};

/** Shown instead of a saved map that cannot be displayed, with the reason. */
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
