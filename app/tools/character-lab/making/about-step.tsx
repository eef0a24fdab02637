import { Button } from '~/ui/button';
import { Field, TextArea } from '~/ui/field';
import styles from './making.module.css';
import type { AboutView } from './making-facts';

const LOOKS = [
  ['age', 'Age'],
  ['height', 'Height'],
  ['weight', 'Weight'],
  ['eyes', 'Eyes'],
  ['skin', 'Skin'],
  ['hair', 'Hair'],
] as const;

const ALIGNMENTS = [
  ...['Lawful good', 'Neutral good', 'Chaotic good', 'Lawful neutral', 'Neutral'],
  ...['Chaotic neutral', 'Lawful evil', 'Neutral evil', 'Chaotic evil', 'Unaligned'],
];

/** Name, looks, notes, counters and features of one's own. */
export function AboutStep({ view }: { view: AboutView }) {
  const { character } = view;
  return (
    <>
      <div className={styles.fields}>
        <div className={styles.nameField}>
          <Field
            label="Name"
            name="name"
            maxLength={80}
            defaultValue={character.name}
            key={character.name}
          />
          <Button kind="plain" compact name="press" value="suggest-name" icon="die">
            Name it for me
          </Button>
        </div>
        <Field label="Player" name="player" maxLength={120} defaultValue={character.player} />
        <Field
          label="Alignment"
          name="alignment"
          list="alignments"
          maxLength={120}
          defaultValue={character.alignment}
        />
        <datalist id="alignments">
          {ALIGNMENTS.map((one) => (
            <option key={one} value={one} />
          ))}
        </datalist>
        <Field
          label="Experience points"
          name="xp"
          inputMode="numeric"
          maxLength={7}
          defaultValue={character.xp}
        />
      </div>
      <fieldset className={styles.asked}>
        <legend>Looks</legend>
        <div className={styles.fields}>
          {LOOKS.map(([key, label]) => (
            <Field
              key={key}
              label={label}
              name={`looks:${key}`}
              maxLength={120}
              defaultValue={character.looks[key]}
            />
          ))}
        </div>
        <TextArea
          label="In words"
          name="looks:words"
          rows={3}
          maxLength={2000}
          defaultValue={character.looks.words}
        />
      </fieldset>
      <TextArea
        label="Story"
        name="backstory"
        rows={5}
        maxLength={6000}
        defaultValue={character.backstory}
      />
      <TextArea
        label="Notes"
        name="notes"
        rows={4}
        maxLength={6000}
        defaultValue={character.notes}
        hint="Only you read them; a shared sheet leaves them out."
      />
      <Extras view={view} />
    </>
  );
}

function Extras({ view }: { view: AboutView }) {
  const { extras, counters } = view.character;
  return (
    <>
      <fieldset className={styles.asked}>
        <legend>Features of your own</legend>
        {[...extras, { name: '', words: '' }].map((extra, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place, as its fields are named
          <div key={`${at} ${extras.length}`} className={styles.fields}>
            <Field
              label={extra.name === '' ? 'A new one' : 'Name'}
              name={`extra:${at}:name`}
              maxLength={80}
              defaultValue={extra.name}
            />
            <TextArea
              label="What it does"
              name={`extra:${at}:words`}
              rows={2}
              maxLength={2000}
              defaultValue={extra.words}
            />
          </div>
        ))}
      </fieldset>
      <fieldset className={styles.asked}>
        <legend>Counters of your own</legend>
        {[...counters, { key: '', name: '', most: null, back: 'none' as const }].map(
          (counter, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place, as its fields are named
            <div key={`${at} ${counters.length}`} className={styles.fields}>
              <Field
                label={counter.name === '' ? 'A new one' : 'Name'}
                name={`counter:${at}:name`}
                maxLength={60}
                defaultValue={counter.name}
              />
              <Field
                label="At most"
                name={`counter:${at}:most`}
                inputMode="numeric"
                maxLength={3}
                defaultValue={counter.most ?? ''}
              />
              <label className={styles.list}>
                Comes back
                <select name={`counter:${at}:back`} defaultValue={counter.back}>
                  <option value="none">by hand</option>
                  <option value="short-rest">with a short rest</option>
                  <option value="long-rest">with a long rest</option>
                  <option value="dawn">at dawn</option>
                </select>
              </label>
            </div>
          ),
        )}
      </fieldset>
    </>
  );
}
