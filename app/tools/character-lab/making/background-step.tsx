import { AskedField } from './asked-field';
import { CardChoice } from './card-choice';
import { FeatureList } from './feature-list';
import { KeptArea, KeptField, KeptList } from './kept-field';
import styles from './making.module.css';
import type { BackgroundView } from './making-facts';
import { TickList } from './tick-list';

/** The form of the background, from the book or custom, and of the personality. */
export function BackgroundStep({ view, modern }: { view: BackgroundView; modern: boolean }) {
  return (
    <>
      <CardChoice
        legend="Background"
        name="background"
        place="background"
        cards={view.backgrounds}
        chosen={view.background}
      />
      {view.background === 'own' && view.own !== null && (
        <OwnBackground view={view} own={view.own} modern={modern} />
      )}
      {view.asked.map((asked) => (
        <AskedField key={asked.place} asked={asked} />
      ))}
      <FeatureList heading="Features" features={view.features} />
      <fieldset className={styles.asked}>
        <legend>Personality</legend>
        <div className={styles.fields}>
          {(['traits', 'ideals', 'bonds', 'flaws'] as const).map((part) => (
            <KeptArea
              key={part}
              label={NAMES[part]}
              name={`personality:${part}`}
              rows={2}
              maxLength={1000}
              kept={view.personality[part]}
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
      <KeptField label="Background name" name="own:name" maxLength={80} kept={own.name} />
      <fieldset className={styles.asked}>
        <legend>Two skills</legend>
        <TickList
          name="own:skills"
          title="skills"
          answers={view.skillAnswers}
          picked={own.skills}
          most={2}
        />
      </fieldset>
      <fieldset className={styles.asked}>
        <legend>{modern ? 'One tool' : 'Two tools or languages'}</legend>
        <TickList
          name="own:extras"
          title="tools and languages"
          answers={view.extraAnswers}
          picked={own.extras}
          most={modern ? 1 : 2}
        />
      </fieldset>
      {modern ? (
        <>
          <fieldset className={styles.asked}>
            <legend>Three abilities to raise</legend>
            <TickList
              name="own:abilities"
              title="abilities"
              answers={ABILITY_ANSWERS}
              picked={own.abilities}
              most={3}
            />
          </fieldset>
          <KeptList label="Origin feat" name="own:feat" kept={own.feat}>
            <option value="">Choose…</option>
            {view.featAnswers.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </KeptList>
        </>
      ) : (
        <>
          <KeptField
            label="Feature"
            name="own:featureName"
            maxLength={80}
            kept={own.featureName}
            hint="Agree on it with your game master."
          />
          <KeptArea
            label="What the feature does"
            name="own:featureWords"
            rows={2}
            maxLength={1000}
            kept={own.featureWords}
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
