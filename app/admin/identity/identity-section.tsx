import { Form, Link, useSearchParams } from '@remix-run/react';
import { adminPaths } from '~/admin-paths';
import { Button, LinkButton } from '~/ui/button';
import { Field } from '~/ui/field';
import layout from '~/ui/layout.module.css';
import { AlsoAsked, addressAsking } from '../frame/also-asked';
import { Section } from '../frame/section';
import { CopyIdToken } from './copy-id-token';
import styles from './identity.module.css';
import type { IdentityFacts } from './identity-facts.server';

const HERE = `${adminPaths.management()}#identity`;

/** The signed-in user as the server sees them, and their ID token. */
export function IdentitySection({
  email,
  pool,
  problem,
  checked,
  tokenLength,
  claims,
}: IdentityFacts) {
  const [params] = useSearchParams();
  const withClaims = (value: string | null) =>
    addressAsking(params, { name: 'claims', value, at: 'identity' });
  return (
    <Section title="Identity" id="identity" screenOnly>
      <p>
        Signed in as <strong>{email}</strong>
      </p>
      <Form method="get" action={HERE} className={styles.check} preventScrollReset>
        <AlsoAsked but={['check', 'pool']} />
        <input type="hidden" name="check" value="1" />
        <Field
          label="User pool id (optional)"
          name="pool"
          defaultValue={pool}
          error={problem ?? undefined}
          maxLength={80}
          autoComplete="off"
        />
        <Button kind="quiet">Check User</Button>
      </Form>
      {checked && <pre className={styles.facts}>{checked}</pre>}
      <div className={layout.row}>
        {claims ? (
          <LinkButton kind="quiet" to={withClaims(null)} preventScrollReset>
            Hide ID token claims
          </LinkButton>
        ) : (
          <LinkButton kind="quiet" to={withClaims('1')} preventScrollReset>
            Show ID token claims
          </LinkButton>
        )}
        <CopyIdToken length={tokenLength} />
      </div>
      {claims && (
        <>
          <pre className={styles.facts}>{claims.text}</pre>
          {claims.signIn !== null && (
            <p>
              <Link to={claims.signIn}>Sign in again</Link>
            </p>
          )}
        </>
      )}
      <p className={layout.soft}>
        Every copy of the token is recorded in the <Link to={adminPaths.audit()}>audit log</Link>.
      </p>
    </Section>
  );
}
