import { memo } from 'react';
import styles from './drawn-map.module.css';

/**
 * A picture made by our own drawing code, with all user text escaped. Once it is in the page, the browser keeps it
 * without the script.
 */
export const DrawnMap = memo(
  function DrawnMap({ svg, className = styles.drawn }: { svg: string; className?: string }) {
    return (
      <div
        className={className}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing code makes the markup and escapes all texts
        dangerouslySetInnerHTML={{ __html: svg }}
      />
    );
  },
  (before, after) => before.svg === after.svg,
);
