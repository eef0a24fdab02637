import { Link } from '@remix-run/react';
import { paths } from '~/paths';
import type { Edition } from '~/rules/edition';
import styles from './record-page.module.css';

/** The versions of the SRD documents, for the attribution that their license requires. */
const DOCUMENTS: Readonly<Record<Edition, string>> = { '2014': '5.1', '2024': '5.2.1' };

/** The sources that are these documents; 5.2.1 may have been imported under its full number. */
const EDITIONS: Readonly<Record<string, Edition>> = {
  'SRD 5.1': '2014',
  'SRD 5.2': '2024',
  'SRD 5.2.1': '2024',
};

export type Credit = { source?: string; licence?: string | null };

/** The data for the credit below a record: empty when its edition identifies the document. */
export function creditOf({
  source,
  edition,
  licence,
}: {
  source: string;
  edition: Edition;
  licence: string | null;
}): Credit {
  return EDITIONS[source] === edition ? {} : { source, licence };
}

/** The source and license of a record; the page of licenses has the full text. */
export function RecordCredit({ edition, source, licence }: Credit & { edition: Edition }) {
  const document = DOCUMENTS[edition];
  return (
    <p className={styles.credit}>
      {source === undefined
        ? `Contains material from the System Reference Document ${document} (“SRD ${document}”) by Wizards of the Coast LLC, licensed under CC BY 4.0, with changes. `
        : `Source: ${source}${licence ? `, ${licence}` : ''}. `}
      <Link to={paths.licences()}>License</Link>
    </p>
  );
}
