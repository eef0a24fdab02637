import { Link } from '@remix-run/react';
import { paths } from '~/paths';
import { BRAND } from '../brand';
import styles from './legal-line.module.css';

const CREDIT =
  '5E compatible. Contains material from the System Reference Documents 5.1 and 5.2.1 by Wizards of the Coast LLC, used under CC BY 4.0, with changes.';

/** The copyright, the credit for the rules text, and the link to its full wording. */
export function LegalLine({ year }: { year: number | null }) {
  return (
    <div className={styles.legal}>
      <p>{`© ${year === null ? '' : `${year} `}${BRAND.owner}. ${CREDIT}`}</p>
      <nav className={styles.links} aria-label="Legal">
        <Link to={paths.licences()}>Licenses and credits</Link>
        <Link to={paths.terms()}>Terms</Link>
        <Link to={paths.privacy()}>Privacy</Link>
      </nav>
    </div>
  );
}
