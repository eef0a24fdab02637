import { DrawnPicture } from '../pictures/drawn-picture';
import type { PictureName } from '../pictures/picture-table';
import { SlideRow } from './slide-row';
import styles from './story.module.css';

/** In milliseconds [specification 9]. */
const STORY_PAUSE = 4500;

const SCENES: readonly { picture: PictureName; name: string; words: string }[] = [
  {
    picture: 'story/notebook',
    name: 'Six o’clock',
    words: 'They come at seven. The page is empty.',
  },
  {
    picture: 'story/map',
    name: 'A quarter past',
    words: 'There is a map, and a reason to fear it.',
  },
  { picture: 'story/tavern', name: 'Seven', words: 'Boots off, coats up. “Where were we?”' },
  { picture: 'story/road', name: 'The road', words: 'One lantern, four opinions on the way.' },
  { picture: 'story/door', name: 'The door', words: 'Nobody asks whether it is locked.' },
  { picture: 'story/hall', name: 'The hall', words: 'Somebody asks what made that shadow.' },
  { picture: 'story/die', name: 'The roll', words: 'The table goes quiet for one die.' },
  { picture: 'story/dragon', name: 'The eye', words: 'You knew her armor class by heart.' },
  {
    picture: 'story/morning',
    name: 'Afterward',
    words: 'Crumbs, dice, and next week already asked for.',
  },
];

/** One evening at the table, in nine scenes. */
export function Story() {
  return (
    <section className={styles.story} aria-labelledby="story-title" data-print="no">
      <h2 id="story-title">One evening, nine scenes</h2>
      <SlideRow
        id="story"
        label="Scenes of one evening"
        pause={STORY_PAUSE}
        className={styles.slides}
        slides={SCENES.map(({ picture, name, words }) => ({
          name,
          content: (
            <figure className={styles.scene}>
              <DrawnPicture of={picture} sizes="(width < 60rem) 88vw, 52rem" />
              <figcaption>
                <b>{name}.</b> {words}
              </figcaption>
            </figure>
          ),
        }))}
      />
    </section>
  );
}
