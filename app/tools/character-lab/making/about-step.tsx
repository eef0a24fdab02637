import { Button } from '~/ui/button';
import { KeptArea, KeptField, KeptList } from './kept-field';
import styles from './making.module.css';
import type { AboutView } from './making-facts';
import { useFewer } from './use-fewer';

const LOOKS = [
  ['age', 'Age'],
  ['height', 'Height'],
  ['weight', 'Weight'],
  ['eyes', 'Eyes'],
  ['skin', 'Skin'],
  ['hair', 'Hair'],
] as const;

const ALIGNMENTS = [
  'Lawful good',
  'Neutral good',
  'Chaotic good',
  'Lawful neutral',
  'Neutral',
  'Chaotic neutral',
  'Lawful evil',
  'Neutral evil',
  'Chaotic evil',
  'Unaligned',
];

/** The form of name, appearance, notes, counters and custom features. */
export function AboutStep({ view }: { view: AboutView }) {
  const { character } = view;
  return (
    <>
      <div className={styles.fields}>
        <div className={styles.nameField} id="asked-name">
          <KeptField label="Name" name="name" maxLength={80} kept={character.name} />
          <Button kind="plain" compact name="press" value="suggest-name" icon="die">
            Suggest a name
          </Button>
        </div>
        <KeptField label="Player" name="player" maxLength={120} kept={character.player} />
        <KeptField
          label="Alignment"
          name="alignment"
          list="alignments"
          maxLength={120}
          kept={character.alignment}
        />
        <datalist id="alignments">
          {ALIGNMENTS.map((one) => (
            <option key={one} value={one} />
          ))}
        </datalist>
        <KeptField
          label="Experience points"
          name="xp"
          inputMode="numeric"
          maxLength={7}
          kept={character.xp}
        />
      </div>
      <fieldset className={styles.asked}>
        <legend>Looks</legend>
        <div className={styles.fields}>
          {LOOKS.map(([key, label]) => (
            <KeptField
              key={key}
              label={label}
              name={`looks:${key}`}
              maxLength={120}
              kept={character.looks[key]}
            />
          ))}
        </div>
        <KeptArea
          label="Description"
          name="looks:words"
          rows={3}
          maxLength={2000}
          kept={character.looks.words}
        />
      </fieldset>
      <KeptArea
        label="Backstory"
        name="backstory"
        rows={5}
        maxLength={6000}
        kept={character.backstory}
      />
      <KeptArea
        label="Notes"
        name="notes"
        rows={4}
        maxLength={6000}
        kept={character.notes}
        hint="Only you see them; a shared sheet leaves them out."
      />
      <Extras view={view} />
    </>
  );
}

function Extras({ view }: { view: AboutView }) {
  const { extras, counters } = view.character;
  const [fewerExtras, fewerCounters] = [useFewer(extras.length), useFewer(counters.length)];
  return (
    <>
      <fieldset className={styles.asked}>
        <legend>Custom features</legend>
        {[...extras, { name: '', words: '' }].map((extra, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is identified by its position, which its field names contain
          <div key={`${at} ${fewerExtras}`} className={styles.fields}>
            <KeptField
              label={extra.name === '' ? 'New feature' : 'Name'}
              name={`extra:${at}:name`}
              maxLength={80}
              kept={extra.name}
            />
            <KeptArea
              label="What it does"
              name={`extra:${at}:words`}
              rows={2}
              maxLength={2000}
              kept={extra.words}
            />
          </div>
        ))}
      </fieldset>
      <fieldset className={styles.asked}>
        <legend>Custom counters</legend>
        {[...counters, { key: '', name: '', most: null, back: 'none' as const }].map(
          (counter, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is identified by its position, which its field names contain
            <div key={`${at} ${fewerCounters}`} className={styles.fields}>
              <input type="hidden" name={`counter:${at}:key`} value={counter.key} />
              <KeptField
                label={counter.name === '' ? 'New counter' : 'Name'}
                name={`counter:${at}:name`}
                maxLength={60}
                kept={counter.name}
              />
              <KeptField
                label="Maximum"
                name={`counter:${at}:most`}
                inputMode="numeric"
                maxLength={3}
                kept={counter.most ?? ''}
              />
              <KeptList label="Resets" name={`counter:${at}:back`} kept={counter.back}>
                <option value="none">never</option>
                <option value="short-rest">on a short rest</option>
                <option value="long-rest">on a long rest</option>
                <option value="dawn">at dawn</option>
              </KeptList>
            </div>
          ),
        )}
      </fieldset>
    </>
  );
}
