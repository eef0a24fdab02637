import { Badge } from '~/ui/badge';
import { Segments } from '../statblock/segments';
import { RulesEditionContext } from '../statblock/use-rules-edition';
import styles from './spell-card.module.css';
import type { SpellCardLines, SpellParagraph } from './spell-card-lines';

/** Renders a spell's facts and text; `titled={false}` omits the name, when a heading around it has it. */
export function SpellCard({ spell, titled = true }: { spell: SpellCardLines; titled?: boolean }) {
  return (
    <RulesEditionContext.Provider value={spell.edition}>
      <article className={styles.card} aria-label={spell.name}>
        <header className={styles.top}>
          {titled && <h1 className={styles.name}>{spell.name}</h1>}
          <p className={styles.kind}>{spell.kind}</p>
          <Badge>{spell.edition}</Badge>
        </header>
        <dl className={styles.facts}>
          {spell.facts.map(({ label, text }) => (
            <div key={label}>
              <dt>{label}</dt> <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <div className={styles.words}>
          {spell.paragraphs.map((paragraph, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the order of the paragraphs never changes
            <Paragraph key={at} paragraph={paragraph} />
          ))}
          {spell.higherLevels.length > 0 && (
            <p>
              <strong className={styles.higher}>At Higher Levels.</strong>{' '}
              <Segments segments={spell.higherLevels} />
            </p>
          )}
        </div>
        {spell.scaling && (
          <div>
            <p className={styles.by}>By {spell.scaling.by.toLowerCase()}</p>
            <dl className={styles.scaling}>
              {spell.scaling.steps.map(({ at, amount }) => (
                <div key={at}>
                  <dt>{at}</dt>
                  <dd>
                    <Segments segments={amount} />
                  </dd>
                </div>
              ))}
            </dl>
          </div>
        )}
      </article>
    </RulesEditionContext.Provider>
  );
}

function Paragraph({ paragraph }: { paragraph: SpellParagraph }) {
  if (paragraph.kind === 'words') {
    return (
      <p>
        <Segments segments={paragraph.segments} />
      </p>
    );
  }
  return (
    <ul>
      {paragraph.points.map((point, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the order of the points never changes
        <li key={at}>
          <Segments segments={point} />
        </li>
      ))}
    </ul>
  );
}
