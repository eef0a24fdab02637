import { Form } from '@remix-run/react';
import { adminPaths } from '~/admin-paths';
import { Button } from '~/ui/button';
import layout from '~/ui/layout.module.css';
import { AlsoAsked } from '../frame/also-asked';
import { Section } from '../frame/section';
import styles from './backend.module.css';
import type { BackendFacts } from './backend-facts.server';
import { Ping } from './ping';
import { Reconcile } from './reconcile';

/**
 * The responses and response times of the product's own API, and the reconciliation of all plans with the payment
 * provider.
 */
export function BackendSection({ fetched, ping, run }: BackendFacts) {
  return (
    <Section title="Backend API" id="backend" screenOnly>
      <div className={layout.row}>
        <Form method="get" action={`${adminPaths.management()}#backend`} preventScrollReset>
          <AlsoAsked but={['fetch']} />
          <input type="hidden" name="fetch" value="1" />
          <Button kind="quiet">Fetch Data</Button>
        </Form>
        <Ping told={ping} />
      </div>
      {fetched?.map(({ path, text }) => (
        <figure key={path} className={styles.answer}>
          <figcaption>
            <code>GET {path}</code>
          </figcaption>
          <pre>{text}</pre>
        </figure>
      ))}
      <Reconcile run={run} />
    </Section>
  );
}
