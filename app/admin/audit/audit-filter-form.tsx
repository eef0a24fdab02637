import { Form } from '@remix-run/react';
import { adminPaths } from '~/admin-paths';
import { Button } from '~/ui/button';
import { Select } from '~/ui/select';
import styles from './audit.module.css';
import type { AuditFilter } from './audit-rows.server';

type Choices = { admins: readonly { id: string; name: string }[]; acts: readonly string[] };

const ANY = { value: '', label: 'Any' };

/** The filters of the audit log; a filter by subject comes from a link of that subject and is kept. */
export function AuditFilterForm({ filter, choices }: { filter: AuditFilter; choices: Choices }) {
  return (
    <Form method="get" action={adminPaths.audit()} className={styles.filter} data-print="no">
      {filter.kind && <input type="hidden" name="kind" value={filter.kind} />}
      {filter.subject && <input type="hidden" name="subject" value={filter.subject} />}
      <Select
        label="Admin"
        name="admin"
        defaultValue={filter.admin ?? ''}
        choices={[ANY, ...choices.admins.map(({ id, name }) => ({ value: id, label: name || id }))]}
      />
      <Select
        label="Action"
        name="act"
        defaultValue={filter.act ?? ''}
        choices={[ANY, ...choices.acts.map((act) => ({ value: act, label: act }))]}
      />
      <Button kind="quiet">Filter</Button>
    </Form>
  );
}
