import type { Judgement } from '~/encounters/budget/judge';
import { fightPaths } from '~/fight-paths';
import { LinkButton } from '~/ui/button';
import { Foot } from '~/ui/foot';
import { SAVE } from '~/ui/names';
import type { Draft } from '../address/draft';
import { gravityOf, points, verdictWord } from '../verdict-words';
import styles from './foot-bar.module.css';
import { trackerSearch } from './ways-on';

/** The id of the name field that Save leads to. */
export const NAME_FIELD = 'encounter-name';

type FootBarProps = {
  draft: Draft;
  name: string;
  told: Judgement;
  /** Whether the fight can be saved and is not. */
  unsaved: boolean;
};

/** Always in reach: the verdict, its experience points, Save and Run. */
export function FootBar({ draft, name, told, unsaved }: FootBarProps) {
  const { verdict, adjusted } = told.difficulty;
  return (
    <Foot>
      <section aria-label="This encounter">
        <p className={styles.verdict} data-gravity={verdict === null ? 0 : gravityOf(verdict)}>
          <strong>{verdict === null ? 'No party yet' : verdictWord(verdict)}</strong>
          {` · ${points(adjusted)} XP`}
        </p>
        {unsaved && (
          <a
            className={styles.save}
            href={`#${NAME_FIELD}`}
            onClick={() => document.getElementById(NAME_FIELD)?.focus()}
          >
            {SAVE}
          </a>
        )}
        <LinkButton
          kind="quiet"
          compact
          icon="sword"
          to={fightPaths.newFight(trackerSearch(draft, name))}
        >
          Run
        </LinkButton>
      </section>
    </Foot>
  );
}
