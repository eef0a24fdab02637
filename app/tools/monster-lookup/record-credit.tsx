import { Link } from '@remix-run/react';
import { paths } from '~/paths';
import type { Edition } from '~/rules/edition';
import styles from './record-page.module.css';

/** The documents that records of our own books are from, as their licence asks to name them. */
const DOCUMENTS: Readonly<Record<Edition, string>> = { '2014': '5.1', '2024': '5.2.1' };

/** The sources that are these documents; an owner may have imported the last under its full number. */
const EDITIONS: Readonly<Record<string, Edition>> = {
  'SRD 5.1': '2014',
  'SRD 5.2': '2024',
  'SRD 5.2.1': '2024',
};

export type Credit = { source?: string; licence?: string | null };

/** What a record's page must be told for the credit below it: nothing, where its edition says which document it is from. */
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

/** Where a record's words come from, and under which licence; the full wording is on the page of licences. */
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
