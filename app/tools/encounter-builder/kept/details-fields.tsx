import { Form, Link } from '@remix-run/react';
import type { Encounter, ListedEncounter } from '~/encounters/encounter';
import { paths } from '~/paths';
import { Button } from '~/ui/button';
import { Field, TextArea } from '~/ui/field';
import { SAVE } from '~/ui/names';
import { type Choice, Select } from '~/ui/select';
import styles from './kept.module.css';

type DetailsFormProps = {
  listed: ListedEncounter;
  encounter: Encounter;
  /** The user's saved maps. */
  maps: readonly { id: string; name: string }[];
  /** The typed values, if they could not be saved. */
  typed: Record<string, string> | null;
};

const STATUS_CHOICES = [
  { value: 'draft', label: 'Draft' },
  { value: 'ready', label: 'Ready' },
  { value: 'played', label: 'Played' },
];

/** All text fields of an encounter. */
export function DetailsForm({ listed, encounter, maps, typed }: DetailsFormProps) {
  const { place, creatures } = encounter;
  const was = (name: string, kept: string) => typed?.[name] ?? kept;
  return (
    <Form method="post" className={styles.details} aria-label="Notes and more">
      <input type="hidden" name="version" value={listed.version} />
      <Field
        label="Name"
        name="name"
        maxLength={100}
        required
        defaultValue={was('name', encounter.name)}
      />
      <TextArea
        label="Notes"
        name="notes"
        rows={5}
        counter={4000}
        defaultValue={was('notes', encounter.notes)}
      />
      <TextArea
        label="Treasure"
        name="treasure"
        rows={3}
        counter={2000}
        defaultValue={was('treasure', encounter.treasure)}
      />
      <details open={creatures.some(({ note }) => note !== '')}>
        <summary>Notes per monster</summary>
        {creatures.map(({ key, name, note, count }) => (
          <Field
            key={key}
            label={`${count} × ${name}`}
            name={`note-${key}`}
            maxLength={400}
            defaultValue={was(`note-${key}`, note)}
            autoComplete="off"
          />
        ))}
      </details>
      <details open={place !== null}>
        <summary>Location</summary>
        <Select
          label="Map"
          hint={maps.length === 0 ? 'You have no saved maps yet.' : undefined}
          name="map"
          choices={mapChoices(maps, place)}
          defaultValue={was('map', place?.mapId ?? '')}
        />
        <Field
          label="Room"
          hint="Its number on the map; empty for the whole map."
          name="room"
          inputMode="numeric"
          maxLength={3}
          defaultValue={was('room', place?.room ? String(place.room) : '')}
        />
        {place && <Link to={paths.savedMap({ id: place.mapId })}>Open the map</Link>}
      </details>
      <div className={styles.pair}>
        <Field
          label="Folder"
          name="folder"
          maxLength={60}
          defaultValue={was('folder', encounter.folder)}
        />
        <Field
          label="Tags"
          hint="Separated by commas."
          name="tags"
          defaultValue={was('tags', encounter.tags.join(', '))}
        />
        <Select
          label="Status"
          name="status"
          choices={STATUS_CHOICES}
          defaultValue={was('status', listed.status)}
        />
      </div>
      <Button name="intent" value="details" icon="check">
        {SAVE}
      </Button>
    </Form>
  );
}

/** The saved maps to choose from, with the present one although it was deleted. */
function mapChoices(maps: DetailsFormProps['maps'], place: Encounter['place']): Choice[] {
  const isLost = place !== null && !maps.some(({ id }) => id === place.mapId);
  return [
    { value: '', label: 'None' },
    ...(isLost ? [{ value: place.mapId, label: 'A deleted map' }] : []),
    ...maps.map(({ id, name }) => ({ value: id, label: name })),
  ];
}
