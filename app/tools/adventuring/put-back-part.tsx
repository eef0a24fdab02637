import { Form } from '@remix-run/react';
import { MEMBER_TEXTS } from '~/parties/member-text';
import { Button } from '~/ui/button';
import { Notice } from '~/ui/notice';
import { worded } from './changed-lately';
import styles from './party.module.css';
import type { ReplacedText } from './party-answers';
import type { PartyView } from './party-view';

/** Without scripts: values that others had set since this form was opened, each with a button to restore it. */
export function PutBackPart({ party, replaced }: { party: PartyView; replaced: ReplacedText[] }) {
  return (
    <Notice tone="warning" announce title="Saved over what somebody else set meanwhile">
      <ul className={styles.told}>
        {replaced.map(({ member, setting, was, byName, version }) => (
          <li key={setting}>
            <span>
              {MEMBER_TEXTS[setting].label} of{' '}
              {party.list.find(({ id }) => id === member)?.settings.name}: {byName || 'somebody'}{' '}
              had set {worded(was)}.
            </span>
            <Form method="post" preventScrollReset>
              <input type="hidden" name="member" value={member} />
              <input type="hidden" name="setting" value={setting} />
              <input type="hidden" name="version" value={version} />
              <Button kind="quiet" name="intent" value="put-back" icon="undo" compact>
                Restore {worded(was)}
              </Button>
            </Form>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
