import type { ReactNode } from 'react';
import layout from './layout.module.css';
import { pictureAt } from './picture-address';
import styles from './scene-beside.module.css';

/** The names of the scene pictures, which are those of their files. */
export type SceneName = 'bricked' | 'beacon' | 'portcullis' | 'forge';

/** Text with a decorative picture beside it, or above it where there is no room. */
export function SceneBeside({ scene, children }: { scene: SceneName; children: ReactNode }) {
  return (
    <div className={styles.beside}>
      <div className={layout.stack}>{children}</div>
      <img
        className={styles.scene}
        src={pictureAt(`/pictures/scenes/${scene}-960.webp`)}
        width={960}
        height={640}
        alt=""
        data-print="no"
        loading="lazy"
        decoding="async"
      />
    </div>
  );
}
