import { Form, Link } from '@remix-run/react';
import type { ListedParty } from '~/parties/party';
import { partyPaths } from '~/party-paths';
import { showCode } from '~/platform/spoken-code';
import { Badge } from '~/ui/badge';
import { Button } from '~/ui/button';
import layout from '~/ui/layout.module.css';
import { CopyCode } from './copy-code';
import { partyWords } from './member-words';
import styles from './party.module.css';

const ROLES = { owner: null, 'co-gm': 'You help to run it', player: 'You play in it' } as const;

type PartyRowProps = {
  party: ListedParty;
  /** Whether its owner may make it the default for new fights here. */
  mayChoose?: boolean;
  /** The heading's level in the page. */
  level?: 2 | 3;
};

/** One party in a list: its name and members, and the code for those who run it. */
export function PartyRow({ party, mayChoose = false, level = 3 }: PartyRowProps) {
  const Heading = `h${level}` as const;
  const { id, name, code, role, isDefault, members, levels } = party;
  const shown = code === null ? null : showCode(code);
  return (
    <li className={styles.row}>
      <div>
        <Heading className={styles.name}>
          <Link to={partyPaths.party({ id })}>{name}</Link>
        </Heading>
        <p className={layout.soft}>
          {partyWords(members, levels)} {isDefault && <Badge icon="star-filled">Default</Badge>}{' '}
          {ROLES[role] && <Badge>{ROLES[role]}</Badge>}
        </p>
      </div>
      {(shown || mayChoose) && (
        <div className={layout.row}>
          {shown && (
            <>
              <b id={`code-${id}`} className={styles.code}>
                {shown}
              </b>
              <CopyCode code={shown} of={`code-${id}`} />
            </>
          )}
          {role !== 'player' && !shown && <span className={layout.soft}>Joining is closed</span>}
          {mayChoose && (
            <Form method="post" preventScrollReset>
              <input type="hidden" name="id" value={id} />
              <Button
                kind="quiet"
                name="intent"
                value={isDefault ? 'no-default' : 'make-default'}
                aria-label={
                  isDefault ? `Stop ${name} being the default` : `Make ${name} the default`
                }
                compact
              >
                {isDefault ? 'Remove default' : 'Make default'}
              </Button>
            </Form>
          )}
        </div>
      )}
    </li>
  );
}
