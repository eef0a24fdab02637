import { Field, TextArea } from '~/ui/field';
import { AskedField, TickList } from './asked-field';
import { CardChoice } from './card-choice';
import { FeatureList } from './feature-list';
import styles from './making.module.css';
import type { BackgroundView } from './making-facts';

/** What the character did before, of the book or of one's own, and what made them so. */
export function BackgroundStep({ view, modern }: { view: BackgroundView; modern: boolean }) {
  return (
    <>
      <CardChoice
        legend="Background"
        name="background"
        cards={view.backgrounds}
        chosen={view.background}
      />
      {view.background === 'own' && view.own !== null && (
        <OwnBackground view={view} own={view.own} modern={modern} />
      )}
      {view.asked.map((asked) => (
        <AskedField key={asked.place} asked={asked} />
      ))}
      <FeatureList heading="What it gives" features={view.features} />
      <fieldset className={styles.asked}>
        <legend>Personality</legend>
        <div className={styles.fields}>
          {(['traits', 'ideals', 'bonds', 'flaws'] as const).map((part) => (
            <TextArea
              key={part}
              label={NAMES[part]}
              name={`personality:${part}`}
              rows={2}
              maxLength={1000}
              defaultValue={view.personality[part]}
            />
          ))}
        </div>
      </fieldset>
    </>
  );
}

const NAMES = { traits: 'Traits', ideals: 'Ideals', bonds: 'Bonds', flaws: 'Flaws' } as const;

type OwnProps = {
  view: BackgroundView;
  own: NonNullable<BackgroundView['own']>;
  modern: boolean;
};

function OwnBackground({ view, own, modern }: OwnProps) {
  return (
    <div className={styles.own}>
      <Field label="Its name" name="own:name" maxLength={80} defaultValue={own.name} />
      <fieldset className={styles.asked}>
        <legend>Two skills</legend>
        <TickList name="own:skills" answers={view.skillAnswers} picked={own.skills} most={2} />
      </fieldset>
      <fieldset className={styles.asked}>
        <legend>{modern ? 'One tool' : 'Two tools or languages'}</legend>
        <TickList
          name="own:extras"
          answers={view.extraAnswers}
          picked={own.extras}
          most={modern ? 1 : 2}
        />
      </fieldset>
      {modern ? (
        <>
          <fieldset className={styles.asked}>
            <legend>Three abilities that it may raise</legend>
            <TickList
              name="own:abilities"
              answers={ABILITY_ANSWERS}
              picked={own.abilities}
              most={3}
            />
          </fieldset>
          <label className={styles.list}>
            Origin feat
            <select name="own:feat" defaultValue={own.feat}>
              <option value="">Choose…</option>
              {view.featAnswers.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          </label>
        </>
      ) : (
        <>
          <Field
            label="Its feature"
            name="own:featureName"
            maxLength={80}
            defaultValue={own.featureName}
            hint="What opens doors for this character, as you and your game master agree."
          />
          <TextArea
            label="What the feature does"
            name="own:featureWords"
            rows={2}
            maxLength={1000}
            defaultValue={own.featureWords}
          />
        </>
      )}
    </div>
  );
}

const ABILITY_ANSWERS = [
  { value: 'str', label: 'Strength' },
  { value: 'dex', label: 'Dexterity' },
  { value: 'con', label: 'Constitution' },
  { value: 'int', label: 'Intelligence' },
  { value: 'wis', label: 'Wisdom' },
  { value: 'cha', label: 'Charisma' },
];
