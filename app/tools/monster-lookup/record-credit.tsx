import { Link } from '@remix-run/react';
import { paths } from '~/paths';
import styles from './record-page.module.css';

const CREDITED: Readonly<Record<string, string>> = {
  'SRD 5.1': '5.1',
  'SRD 5.2': '5.2.1',
  'SRD 5.2.1': '5.2.1',
};

/** Where a record's words come from, and under which licence; the full wording is on the page of licences. */
export function RecordCredit({ source, licence }: { source: string; licence: string | null }) {
  const document = CREDITED[source];
  return (
    <p className={styles.credit}>
      {document === undefined
        ? `Source: ${source}${licence === null ? '' : `, ${licence}`}. `
        : `Contains material from the System Reference Document ${document} (“SRD ${document}”) by Wizards of the Coast LLC, licensed under CC BY 4.0, with changes. `}
      <Link to={paths.licences()}>License and full credit</Link>
    </p>
  );
}
