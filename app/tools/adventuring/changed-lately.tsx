import { Form } from '@remix-run/react';
import { isMemberSetting, MEMBER_TEXTS, settingText } from '~/parties/member-text';
import type { PartyMember } from '~/parties/party';
import { Button } from '~/ui/button';
import { RESTORE } from '~/ui/names';
import styles from './member-card.module.css';
import type { PartyView } from './party-view';

const MOST = 6;

/** The settings that others changed last, with the former values and a button to restore each; also without scripts. */
export function ChangedLately({ party, member }: { party: PartyView; member: PartyMember }) {
  const changes = Object.entries(member.marks)
    .flatMap(([name, mark]) =>
      isMemberSetting(name) && mark && mark.by !== party.me ? [{ name, mark }] : [],
    )
    .toSorted((a, b) => b.mark.at - a.mark.at)
    .slice(0, MOST);
  if (changes.length === 0) return null;
  return (
    <details className={styles.more}>
      <summary>Changed by others</summary>
      <ul className={styles.changes}>
        {changes.map(({ name, mark }) => (
          <li key={name}>
            <span>
              {MEMBER_TEXTS[name].label} is{' '}
              <b>{worded(settingText(name, member.settings[name]))}</b>, was{' '}
              {worded(settingText(name, mark.was))}
              {mark.byName && ` (${mark.byName})`}
            </span>
            <Form method="post" preventScrollReset>
              <input type="hidden" name="member" value={member.id} />
              <input type="hidden" name="setting" value={name} />
              <input type="hidden" name="version" value={mark.version} />
              <Button
                kind="quiet"
                name="intent"
                value="put-back"
                icon="undo"
                aria-label={`Restore ${MEMBER_TEXTS[name].label}`}
                compact
              >
                {RESTORE}
              </Button>
            </Form>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** A text in quotes, or "empty". */
export function worded(text: string): string {
  if (text === '') return 'empty';
  return text.length > 60 ? `“${text.slice(0, 60)}…”` : text;
}
