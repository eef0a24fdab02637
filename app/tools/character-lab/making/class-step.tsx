import { useEffect, useRef } from 'react';
import { Button, LinkButton } from '~/ui/button';
import { useLabWays } from '../use-lab-ways';
import { Mark } from './answer-row';
import { AskedField } from './asked-field';
import { CardChoice, Traits } from './card-choice';
import { FeatureList } from './feature-list';
import { LevelTable } from './level-table';
import styles from './making.module.css';
import type { ClassView, TakenClass } from './making-facts';
import { NextLevelPart } from './next-level-part';
import { useFirstChoice } from './use-first-choice';
import { useLevelAdded } from './use-level-added';

/** The form of classes and levels, with choices and features of each class. */
export function ClassStep({ view, id }: { view: ClassView; id: string }) {
  const ways = useLabWays();
  const added = useLevelAdded(view.levels);
  const chosen = useFirstChoice(view.taken.length > 0);
  const said = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The page grows above it by the level's choices and features.
    if (added !== '') said.current?.scrollIntoView({ block: 'nearest' });
  }, [added]);
  const [only] = view.taken;
  if (only === undefined) return <FirstClass view={view} />;
  return (
    <>
      <LevelTable view={view} />
      <div ref={chosen} className={styles.classes}>
        {view.taken.map((taken) => (
          <OneClass key={taken.slug} taken={taken} alone={view.taken.length === 1} />
        ))}
      </div>
      {view.next !== null && <NextLevelPart next={view.next} />}
      <div ref={said} role="status" className={styles.ways}>
        {added !== '' && (
          <>
            {added}
            <LinkButton kind="quiet" compact to={ways.sheet({ id })} icon="play">
              To the table
            </LinkButton>
          </>
        )}
      </div>
    </>
  );
}

function FirstClass({ view }: { view: ClassView }) {
  return (
    <fieldset className={styles.asked} id="asked-class" data-open>
      <legend>
        Class<span className={styles.left}>to choose</span>
      </legend>
      <div className={styles.cards}>
        {view.classes.map((card) => (
          <div key={card.slug} className={styles.card}>
            <span className={styles.cardName}>{card.name}</span>
            <span className={styles.cardWords}>{card.line}</span>
            <span className={styles.cardFacts}>{card.facts}</span>
            {card.mark !== null && <Mark words={card.mark} />}
            <Traits name={card.name} traits={card.traits} />
            <Button kind="quiet" compact name="press" value={`level-up:${card.slug}`}>
              {`Choose ${card.name}`}
            </Button>
          </div>
        ))}
      </div>
      <p className={styles.soft}>
        These are the classes of the System Reference Document. A class or subclass of another book,
        such as the artificer, is not part of it: choose the nearest, set numbers by hand, and add
        its features under About.
      </p>
    </fieldset>
  );
}

function OneClass({ taken, alone }: { taken: TakenClass; alone: boolean }) {
  const name = `${taken.name} ${taken.level}`;
  return (
    <section className={styles.oneClass} aria-label={name}>
      {!alone && <h2 className={styles.className}>{name}</h2>}
      {taken.subclasses !== null && (
        <CardChoice
          hint={
            taken.subclasses.length === 1
              ? 'The System Reference Document has only this one. For one of another book, add its features under About.'
              : undefined
          }
          legend={taken.subclassWord}
          name={`subclass:${taken.slug}`}
          place={`${taken.slug}:subclass`}
          cards={taken.subclasses}
          chosen={taken.subclass}
        />
      )}
      {taken.asked.map((asked) => (
        <AskedField key={asked.place} asked={asked} />
      ))}
      <FeatureList heading={`${name} features`} features={taken.features} />
    </section>
  );
}
