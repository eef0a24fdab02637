import { Form } from '@remix-run/react';
import type { PartyMember } from '~/parties/party';
import { Button } from '~/ui/button';
import layout from '~/ui/layout.module.css';
import { Select } from '~/ui/select';
import styles from './member-card.module.css';
import type { PartyView } from './party-view';

type SitAsProps = { member: PartyMember; sitters: PartyView['sitters'] };

/** Links a sheet of the lab to a member that was typed before; nothing when there is no sheet to link. */
export function SitAsPart({ member, sitters }: SitAsProps) {
  // Not while a fight owns the member.
  if (sitters.length === 0 || member.fight) return null;
  const { name } = member.settings;
  return (
    <details className={styles.more}>
      <summary>Link a sheet to {name}…</summary>
      <Form method="post" preventScrollReset className={layout.stack}>
        <input type="hidden" name="member" value={member.id} />
        <p>
          {name} takes its numbers from the sheet, and keeps its hit points, conditions, spent slots
          and XP.
        </p>
        <Select
          label="One of your sheets"
          name="sitter"
          choices={sitters.map((one) => ({
            value: one.id,
            label: one.line === '' ? one.name : `${one.name} · ${one.line}`,
          }))}
        />
        <Button kind="quiet" name="intent" value="sit-as" icon="link" compact>
          Link sheet
        </Button>
      </Form>
    </details>
  );
}
