import { Link } from '@remix-run/react';
import { paths } from '~/paths';
import styles from './record-page.module.css';

const LICENCE = 'https://creativecommons.org/licenses/by/4.0/legalcode';

/** Where a record's words come from, and under which licence they may be used. */
export function RecordCredit({ source, licence }: { source: string; licence: string | null }) {
  return (
    <footer className={styles.credit}>
      <p>
        Source: {source}
        {licence === 'cc-by-4.0' ? ', CC BY 4.0' : licence === null ? '' : `, ${licence}`}
      </p>
      <Attribution source={source} />
      <p data-print="no">
        <Link to={paths.licences()}>Licences and credits</Link>
      </p>
    </footer>
  );
}

/** The words that the SRD's licence asks for. */
function Attribution({ source }: { source: string }) {
  if (source === 'SRD 5.1') {
    return (
      <p>
        This work includes material taken from the System Reference Document 5.1 (“SRD 5.1”) by
        Wizards of the Coast LLC and available at{' '}
        <a href="https://dnd.wizards.com/resources/systems-reference-document">
          https://dnd.wizards.com/resources/systems-reference-document
        </a>
        . The SRD 5.1 is licensed under the Creative Commons Attribution 4.0 International License
        available at <a href={LICENCE}>{LICENCE}</a>. Changes were made.
      </p>
    );
  }
  if (/^SRD 5\.2/.test(source)) {
    return (
      <p>
        This work includes material from the System Reference Document 5.2.1 (“SRD 5.2.1”) by
        Wizards of the Coast LLC, available at{' '}
        <a href="https://www.dndbeyond.com/srd">https://www.dndbeyond.com/srd</a>. The SRD 5.2.1 is
        licensed under the Creative Commons Attribution 4.0 International License, available at{' '}
        <a href={LICENCE}>{LICENCE}</a>. Changes were made.
      </p>
    );
  }
  return null;
}
