import { Form, Link } from '@remix-run/react';
import { adminPaths } from '~/admin-paths';
import { Button } from '~/ui/button';
import { Progress } from '~/ui/gauge';
import layout from '~/ui/layout.module.css';
import { CANCEL, TRY_AGAIN } from '~/ui/names';
import { useHydrated } from '~/ui/use-hydrated';
import { Moment } from '../../frame/moment';
import { Section } from '../../frame/section';
import { sizeWords, standingWords } from '../job/job-words';
import { isUnderWay, type JobFacts } from '../job/shown-job';
import { StateBadge } from './jobs-table';
import styles from './records.module.css';

/** The progress of an import, and the possible actions. */
export function JobStanding({ job }: { job: JobFacts }) {
  const hydrated = useHydrated();
  return (
    <Section title="Progress">
      <p className={layout.row}>
        <StateBadge job={job} />
        <span role="status">{standingWords(job)}</span>
      </p>
      {job.state === 'running' && (
        <Progress
          label="Read"
          value={job.atByte}
          max={job.bytes || 1}
          text={`${sizeWords(job.atByte)} of ${sizeWords(job.bytes)}`}
        />
      )}
      {isUnderWay(job) && !hydrated && (
        <p>
          <a href={adminPaths.importJob(job)}>Refresh</a>
        </p>
      )}
      <dl className={styles.facts}>
        <dt>Kind</dt>
        <dd>{job.kind === 'monsters' ? 'Monsters' : 'Spells'}</dd>
        <dt>By</dt>
        <dd>{job.adminName || 'Deleted account'}</dd>
        <dt>When</dt>
        <dd>
          <Moment at={job.createdAt} />
        </dd>
        {job.fileName !== null && (
          <>
            <dt>Stored as</dt>
            <dd>{job.name}</dd>
          </>
        )}
        <dt>Size</dt>
        <dd>{job.bytes > 0 ? sizeWords(job.bytes) : 'Sent with the call'}</dd>
        {job.hash && (
          <>
            <dt>SHA-256</dt>
            <dd>
              <code>{job.hash}</code>
            </dd>
          </>
        )}
      </dl>
      <Acts job={job} />
      <p className={layout.row}>
        {job.hasFile && (
          <a href={adminPaths.importFile(job)} download>
            Download the file
          </a>
        )}
        <Link to={adminPaths.audit({ kind: 'import', subject: job.id })}>Audit log</Link>
      </p>
    </Section>
  );
}

function Acts({ job }: { job: JobFacts }) {
  const has = (act: JobFacts['acts'][number]) => job.acts.includes(act);
  return (
    <>
      {(has('cancel') || has('retry') || has('load')) && (
        <Form method="post" replace className={layout.row}>
          {has('load') && (
            <Button name="intent" value="load" icon="play">
              Load for real
            </Button>
          )}
          {has('retry') && (
            <Button name="intent" value="retry" icon="redo">
              {TRY_AGAIN}
            </Button>
          )}
          {has('cancel') && (
            <Button kind="quiet" name="intent" value="cancel" icon="close">
              {CANCEL}
            </Button>
          )}
        </Form>
      )}
      {has('undo') && job.undoUntil !== null && (
        <details>
          <summary>Undo the import</summary>
          <Form method="post" replace className={layout.stack}>
            <p>
              What it added is removed, what it changed is restored. Records changed again since
              stay; the report lists them. Possible until <Moment at={job.undoUntil} />.
            </p>
            <p>
              <Button kind="danger" name="intent" value="undo" icon="undo">
                Undo this import
              </Button>
            </p>
          </Form>
        </details>
      )}
    </>
  );
}
