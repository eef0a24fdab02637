import { Form, Link } from '@remix-run/react';
import { paths } from '~/paths';
import type { Preferences } from '~/platform/preferences';
import { Button, LinkButton } from '~/ui/button';
import { RadioGroup } from '~/ui/choice-group';
import { Notice } from '~/ui/notice';
import { dateWords } from './plan-words';
import styles from './settings.module.css';

/** The user's data at the hosted sign-in. */
export function ProfileSection({
  person: { username, email, name },
}: {
  person: { username: string; email: string; name: string };
}) {
  const facts = [
    { term: 'Name', value: name },
    { term: 'Username', value: username },
    { term: 'Email', value: email },
  ];
  return (
    <section className={styles.section} aria-labelledby="profile">
      <h2 id="profile">Profile</h2>
      <dl className={styles.facts}>
        {facts.map(({ term, value }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value || '–'}</dd>
          </div>
        ))}
      </dl>
      <div>
        <Button type="button" kind="quiet" disabled>
          Change Username (soon)
        </Button>
      </div>
    </section>
  );
}

type Browser = { here: boolean; since: number; seen: number };

/** The browsers in which the user is signed in, and the sign-out from all of them. */
export function SecuritySection({
  browsers,
  userId,
}: {
  browsers: readonly Browser[];
  userId: string;
}) {
  const day = (milliseconds: number) => dateWords(milliseconds / 1000);
  return (
    <section className={styles.section} aria-labelledby="security">
      <h2 id="security">Security</h2>
      <div>
        <Button type="button" kind="quiet" disabled>
          Change Password (soon)
        </Button>
      </div>
      <div className={styles.form}>
        <h3>Where you are signed in</h3>
        <ul className={styles.browsers}>
          {browsers.map(({ here, since, seen }) => (
            <li key={`${here} ${since} ${seen}`}>
              <strong>{here ? 'This browser' : 'Another browser'}</strong>
              <span>
                Signed in {day(since)}
                {day(seen) !== day(since) && `, last used ${day(seen)}`}
              </span>
            </li>
          ))}
        </ul>
      </div>
      <Form method="post" reloadDocument data-leaves={userId}>
        <input type="hidden" name="intent" value="sign-out-everywhere" />
        <Button kind="quiet" icon="sign-out">
          Sign out everywhere
        </Button>
      </Form>
    </section>
  );
}

/** The preferences of a device, and their choices. */
const PREFERENCES = [
  {
    label: 'Theme',
    name: 'theme',
    choices: [
      { value: 'system', label: 'Same as device' },
      { value: 'light', label: 'Light' },
      { value: 'dark', label: 'Dark' },
    ],
  },
  {
    label: 'Density',
    hint: 'How much fits on a screen. Automatic is compact with a mouse, comfortable with a finger.',
    name: 'density',
    choices: [
      { value: 'auto', label: 'Automatic' },
      { value: 'comfortable', label: 'Comfortable' },
      { value: 'compact', label: 'Compact' },
    ],
  },
  {
    label: 'Paper size',
    name: 'paper',
    choices: [
      { value: 'letter', label: 'US Letter' },
      { value: 'a4', label: 'A4' },
    ],
  },
  {
    label: 'Rules edition',
    hint: 'For monsters and spells. You can change it in every list.',
    name: 'edition',
    choices: [
      { value: '2014', label: '2014' },
      { value: '2024', label: '2024' },
      { value: 'both', label: 'Both' },
    ],
  },
] as const;

/** The form of this device's preferences. */
export function PreferencesSection({
  preferences,
  saved,
}: {
  preferences: Preferences;
  saved: boolean;
}) {
  return (
    <section className={styles.section} aria-labelledby="preferences">
      <h2 id="preferences">Preferences</h2>
      {saved && (
        <Notice tone="good" announce dismissTo={paths.settings()}>
          Saved on this device.
        </Notice>
      )}
      <Form method="post" className={styles.form}>
        <input type="hidden" name="intent" value="preferences" />
        {PREFERENCES.map((preference) => (
          <RadioGroup
            key={preference.name}
            {...preference}
            look="pills"
            chosen={[preferences[preference.name]]}
          />
        ))}
        <div>
          <Button kind="quiet">Save preferences</Button>
        </div>
      </Form>
    </section>
  );
}

/** Data export and account deletion. */
export function DataSection() {
  return (
    <section className={styles.section} aria-labelledby="data">
      <h2 id="data">Your data</h2>
      <p>
        Everything of yours in one JSON file, which another account can import. What it contains and
        why is in the <Link to={paths.privacy()}>Privacy Policy</Link>; the rules are in the{' '}
        <Link to={paths.terms()}>Terms of Use</Link>.
      </p>
      <div className={styles.buttons}>
        <LinkButton kind="quiet" icon="download" reloadDocument to={paths.accountExport()}>
          Export my data
        </LinkButton>
        <LinkButton kind="quiet" icon="upload" to={paths.accountImport()}>
          Import my data
        </LinkButton>
        <LinkButton kind="quiet" icon="undo" to={paths.recentlyDeleted()}>
          Recently deleted
        </LinkButton>
        <LinkButton kind="danger" icon="trash" to={paths.deleteAccount()}>
          Delete account…
        </LinkButton>
      </div>
    </section>
  );
}
