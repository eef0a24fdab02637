import { Badge, type Tone } from '../badge';
import { EmptyState } from '../empty-state';
import { Icon } from '../icon';
import { countsWords, type Fate, type FileReport, reportText, unlisted } from './file-report';
import styles from './file-report.module.css';

const TONES: Readonly<Record<Fate, Tone>> = { kept: 'green', changed: 'ember', dropped: 'red' };

/** The report on an imported file: what was kept, changed and dropped, where and why; can be downloaded as text. */
export function FileReportView({ report }: { report: FileReport }) {
  const { file, counts, remarks } = report;
  const rest = unlisted(report);
  return (
    <section className={styles.report} aria-label={`Report on ${file}`}>
      <header className={styles.top}>
        <h3 className={styles.file}>{file}</h3>
        <p className={styles.counts}>
          {(['kept', 'changed', 'dropped'] as const).map((fate) => (
            <Badge key={fate} tone={counts[fate] > 0 ? TONES[fate] : 'neutral'}>
              {`${counts[fate].toLocaleString('en')} ${fate}`}
            </Badge>
          ))}
        </p>
      </header>
      {remarks.length === 0 ? (
        <EmptyState icon="good" title="Everything was imported as it is">
          <p>{countsWords(report)}</p>
        </EmptyState>
      ) : (
        <>
          <ol className={styles.remarks}>
            {remarks.map(({ fate, line, what, why }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: remarks can be equal, and their order never changes
              <li key={at}>
                <span className={styles.line}>{line === null ? '' : `Line ${line}`}</span>
                <Badge tone={TONES[fate]}>{fate}</Badge>
                <span className={styles.words}>
                  <strong>{what}</strong> {why}
                </span>
              </li>
            ))}
          </ol>
          {rest > 0 && (
            <p className={styles.rest}>{`${rest.toLocaleString('en')} more are not listed.`}</p>
          )}
          <p data-print="no">
            <a
              className={styles.download}
              href={`data:text/plain;charset=utf-8,${encodeURIComponent(reportText(report))}`}
              download={`report on ${file}.txt`.replace(/[\\/:*?"<>|]/g, '-')}
            >
              <Icon name="download" size="small" />
              Download the report as text
            </a>
          </p>
        </>
      )}
    </section>
  );
}
