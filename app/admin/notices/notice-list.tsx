import { Form } from '@remix-run/react';
import { adminPaths } from '~/admin-paths';
import { Badge } from '~/ui/badge';
import { Button, LinkButton } from '~/ui/button';
import layout from '~/ui/layout.module.css';
import { CANCEL, DELETE, EDIT } from '~/ui/names';
import { Moment } from '../frame/moment';
import { TONES } from './notice-fields';
import styles from './notices.module.css';
import type { KeptNotice } from './notices-sql.server';

export type ListedNotice = KeptNotice & { is: 'running' | 'coming' | 'past' };

const WORDS = {
  running: <Badge tone="green">Live</Badge>,
  coming: <Badge icon="clock">Scheduled</Badge>,
  past: <Badge>Ended</Badge>,
} as const;

/** The notices with their times and actions. */
export function NoticeList({ notices }: { notices: readonly ListedNotice[] }) {
  return (
    <ul className={styles.list}>
      {notices.map((notice) => (
        <li key={notice.id}>
          <div className={styles.said}>
            <p>{notice.text}</p>
            <p className={layout.soft}>
              {WORDS[notice.is]} {TONES.find(({ value }) => value === notice.tone)?.label},{' '}
              <Moment at={notice.startsAt} /> until <Moment at={notice.endsAt} />
              {notice.link && (
                <>
                  , links to <a href={notice.link}>{notice.link}</a>
                </>
              )}
            </p>
          </div>
          <Form method="post" action={adminPaths.notices()} className={styles.acts}>
            <input type="hidden" name="id" value={notice.id} />
            {notice.is !== 'past' && (
              <>
                <LinkButton kind="quiet" compact icon="edit" to={adminPaths.notice(notice)}>
                  {EDIT}
                </LinkButton>
                <Button kind="quiet" compact name="intent" value="end">
                  {notice.is === 'running' ? 'End now' : CANCEL}
                </Button>
              </>
            )}
            <Button kind="quiet" compact icon="trash" name="intent" value="delete">
              {DELETE}
            </Button>
          </Form>
        </li>
      ))}
    </ul>
  );
}
