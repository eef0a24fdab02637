import { useCallback } from 'react';
import { characterPaths } from '~/character-paths';
import { LinkButton } from '~/ui/button';
import { Notice } from '~/ui/notice';
import styles from './table.module.css';
import type { TableFacts } from './table-facts';
import type { TablePart } from './table-parts';
import { TableScreen } from './table-screen';
import { useLineBack } from './use-line-back';

/**
 * A character played offline from the device's copy: deeds wait in the user's outbox and are sent by any open page when
 * back online.
 */
export function CharacterHere({ table, part }: { table: TableFacts; part: TablePart }) {
  const address = characterPaths.character(table);
  const isBack = useLineBack(characterPaths.deeds(table));
  const otherSheet = useCallback(() => undefined, []);
  return (
    <TableScreen
      {...{ table, part, address, otherSheet }}
      fresh=""
      saysLine={!isBack}
      told={
        isBack ? (
          <Notice tone="good" announce title="Back online">
            <p>What you did here is sent to your account automatically.</p>
            <LinkButton to={address} kind="quiet" reloadDocument compact>
              Open from my account
            </LinkButton>
          </Notice>
        ) : (
          <p className={styles.line} role="status">
            Offline. What you do is saved on this device and will be sent when you are back online.
          </p>
        )
      }
    />
  );
}
