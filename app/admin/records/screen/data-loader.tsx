import { Link } from '@remix-run/react';
import { type FormEvent, Fragment } from 'react';
import { adminPaths } from '~/admin-paths';
import { Button } from '~/ui/button';
import { Checkbox } from '~/ui/choice-group';
import { Field } from '~/ui/field';
import { Progress } from '~/ui/gauge';
import layout from '~/ui/layout.module.css';
import { Notice } from '~/ui/notice';
import { Select } from '~/ui/select';
import { DONE_WORDS, sizeWords, standingWords } from '../job/job-words';
import { isRecordFile, RECORD_KINDS, type RecordKind } from '../job/record-kinds';
import styles from './records.module.css';
import type { Sending } from './send-records';
import { useJobFacts } from './use-job-facts';
import { useUpload } from './use-upload';

const NEEDS_FILE = 'An upload needs a file. Choose a .ndjson or .jsonl file.';

export type DataLoaderProps = {
  /** The result of a refused form: its choices are kept. */
  refused?: { problem: string; kind: RecordKind; dryRun: boolean };
};

/**
 * Uploads a records file, one JSON object per line; with scripts it shows the progress and survives bad connections.
 */
export function DataLoader({ refused }: DataLoaderProps) {
  const { standing, send, stop, refuse } = useUpload();
  const isSending = standing.kind === 'sending';

  function handleSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (isSending) return;
    const fields = new FormData(event.currentTarget);
    const file = fields.get('file');
    if (!(file instanceof File) || file.name === '') refuse(NEEDS_FILE);
    else if (!isRecordFile(file.name)) refuse('Choose a .ndjson or .jsonl file.');
    else if (file.size === 0) refuse('The file is empty.');
    else void send({ kind: String(fields.get('kind')), dryRun: fields.get('dry') === 'yes', file });
  }

  const problem = standing.kind === 'failed' ? standing.problem : refused?.problem;
  return (
    <div className={layout.stack}>
      <form
        method="post"
        action={adminPaths.records()}
        encType="multipart/form-data"
        onSubmit={handleSubmit}
        className={layout.stack}
      >
        <div className={styles.fields}>
          <Select
            label="Kind"
            name="kind"
            defaultValue={refused?.kind ?? 'monsters'}
            choices={RECORD_KINDS.map((kind) => ({
              value: kind,
              label: kind === 'monsters' ? 'Monsters' : 'Spells',
            }))}
          />
          <Field
            label="File"
            name="file"
            type="file"
            accept=".ndjson,.jsonl"
            hint="One JSON object per line: .ndjson or .jsonl"
          />
        </div>
        <Checkbox
          name="dry"
          value="yes"
          defaultChecked={refused?.dryRun}
          label="Dry run: report only, write nothing"
        />
        <p className={layout.small}>
          Download an example:{' '}
          {RECORD_KINDS.map((kind, at) => (
            <Fragment key={kind}>
              {at > 0 && ', '}
              <a href={adminPaths.recordsExample(kind)} download>
                {kind}
              </a>
            </Fragment>
          ))}
          . <Link to={`${adminPaths.records()}#fields`}>Fields of a record</Link>
        </p>
        {problem && !isSending && <Notice tone="problem" announce title={problem} />}
        {isSending && <SendingBar {...standing.sending} />}
        <p className={layout.row}>
          <Button icon="upload" busy={isSending}>
            Upload
          </Button>
          {isSending && (
            <Button type="button" kind="quiet" icon="close" onClick={stop}>
              Stop
            </Button>
          )}
        </p>
      </form>
      {standing.kind === 'sent' && <JobLine id={standing.id} />}
    </div>
  );
}

function SendingBar({ sent, total, isWaiting }: Sending) {
  return (
    <>
      <Progress
        label="Uploading"
        value={sent}
        max={total}
        text={`${sizeWords(sent)} of ${sizeWords(total)}`}
      />
      <p role="status" className={layout.soft}>
        {isWaiting ? 'Connection lost. The upload is retried automatically.' : ''}
      </p>
    </>
  );
}

/** The job of an uploaded file, and its progress. */
function JobLine({ id }: { id: string }) {
  const job = useJobFacts(id);
  return (
    <Notice tone="good" announce title={DONE_WORDS.uploaded}>
      <p>
        {job && `${standingWords(job)} `}
        <Link to={adminPaths.importJob({ id })}>Show progress</Link>
      </p>
    </Notice>
  );
}
