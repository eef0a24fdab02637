import { Field } from '~/ui/field';
import { useHydrated } from '~/ui/use-hydrated';
import { zoneHere } from './moment-in';

type ZoneFieldProps = {
  zone: string;
  /** Whether the zone was chosen; otherwise the device's own is used once scripts run. */
  asked: boolean;
};

/** The time zone of a date and time field. */
export function ZoneField({ zone, asked }: ZoneFieldProps) {
  const hydrated = useHydrated();
  const here = hydrated && !asked ? zoneHere() : zone;
  return (
    <>
      <Field
        key={here}
        label="Time zone"
        name="zone"
        list="zones"
        defaultValue={here}
        hint="A time zone, such as UTC or Europe/Berlin."
        autoComplete="off"
        spellCheck={false}
      />
      <datalist id="zones">
        {ZONES.map((known) => (
          <option key={known} value={known} />
        ))}
      </datalist>
    </>
  );
}

const ZONES = [
  'UTC',
  'Europe/London',
  'Europe/Berlin',
  'Europe/Helsinki',
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Los_Angeles',
  'America/Sao_Paulo',
  'Asia/Kolkata',
  'Asia/Tokyo',
  'Australia/Sydney',
  'Pacific/Auckland',
];
