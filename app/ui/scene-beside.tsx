import type { ReactNode } from 'react';
import layout from './layout.module.css';
import { pictureAt } from './picture-address';
import styles from './scene-beside.module.css';

/** Scenes that stand beside words, by the name of their files. */
export type SceneName = 'bricked' | 'beacon' | 'portcullis' | 'forge';

/** Words with a scene beside them, or above them where there is no room; the words say all, so the scene is for the eye alone. */
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
        loading="lazy"
        decoding="async"
      />
    </div>
  );
}
