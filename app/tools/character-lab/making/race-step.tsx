import { RadioGroup } from '~/ui/choice-group';
import { AskedField } from './asked-field';
import { CardChoice } from './card-choice';
import { FeatureList } from './feature-list';
import type { RaceView } from './making-facts';

/** The form of the race or species, with its choices and features. */
export function RaceStep({ view }: { view: RaceView }) {
  return (
    <>
      <CardChoice
        legend={view.word}
        name="race"
        place="race"
        cards={view.races}
        chosen={view.race}
        hint={
          view.race === null
            ? `From the System Reference Document. For a ${view.word.toLowerCase()} of another book choose the nearest, and set its numbers and features by hand.`
            : undefined
        }
      />
      {view.subraces.length > 0 && (
        <CardChoice
          key={view.race}
          legend={view.subraceWord}
          name="subrace"
          place="subrace"
          cards={view.subraces}
          chosen={view.subrace}
        />
      )}
      {view.sizes.length > 1 && (
        <div id="asked-size">
          <RadioGroup
            key={`size ${view.race}`}
            label="Size"
            name="size"
            look="pills"
            choices={view.sizes.map((size) => ({
              value: size,
              label: size === 'small' ? 'Small' : 'Medium',
            }))}
            chosen={view.size === null ? [] : [view.size]}
          />
        </div>
      )}
      {view.asked.map((asked) => (
        <AskedField key={asked.place} asked={asked} />
      ))}
      <FeatureList heading="Traits" features={view.features} />
    </>
  );
}
