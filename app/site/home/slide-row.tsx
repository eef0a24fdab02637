import type { ReactNode } from 'react';
import { IconButton } from '~/ui/button';
import { classes } from '~/ui/classes';
import { VisuallyHidden } from '~/ui/visually-hidden';
import styles from './slide-row.module.css';

export type SlideRowProps = {
  /** The prefix of the slides' ids, to which the dots link. */
  id: string;
  /** What the row shows, as text. */
  label: string;
  /** Milliseconds before it moves on. */
  pause: number;
  slides: readonly { name: string; content: ReactNode }[];
  className?: string;
  /** Content before the slides: while it is used, the slides pause. */
  children?: ReactNode;
};

/**
 * A row of slides that scrolls by itself, by swipe, dots, arrows and keys once `startSlides` runs, and by hand without
 * it.
 */
export function SlideRow({ id, label, pause, slides, className, children }: SlideRowProps) {
  return (
    <div className={classes(styles.row, className)} data-slides={pause} data-print="no">
      {children}
      <section aria-roledescription="carousel" aria-label={label}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it must be focusable to be scrolled by keyboard */}
        <ul className={styles.track} data-track tabIndex={0} aria-label={label}>
          {slides.map(({ name, content }, index) => (
            <li
              key={name}
              id={`${id}-${index + 1}`}
              className={styles.slide}
              aria-roledescription="slide"
              aria-label={`${index + 1} of ${slides.length}: ${name}`}
            >
              {content}
            </li>
          ))}
        </ul>
        <div className={styles.controls}>
          <IconButton
            className={styles.live}
            type="button"
            icon="chevron-left"
            label="Previous slide"
            data-step="-1"
          />
          <ol className={styles.dots} data-dots>
            {slides.map(({ name }, index) => (
              <li key={name}>
                <a href={`#${id}-${index + 1}`}>
                  <VisuallyHidden>{`Slide ${index + 1}: ${name}`}</VisuallyHidden>
                </a>
              </li>
            ))}
          </ol>
          <IconButton
            className={styles.live}
            type="button"
            icon="chevron-right"
            label="Next slide"
            data-step="1"
          />
          <IconButton type="button" icon="pause" label="Pause the slides" data-play="stop" hidden />
          <IconButton type="button" icon="play" label="Play the slides" data-play="start" hidden />
        </div>
      </section>
    </div>
  );
}
