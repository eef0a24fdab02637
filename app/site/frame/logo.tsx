import { Link } from '@remix-run/react';
import { paths } from '~/paths';
import { BRAND } from '../brand';
import styles from './logo.module.css';

/** The logo: a doorway that is a lantern. It works in one colour; with two colours the flame is the light part. */
export function LogoMark() {
  return (
    <svg className={styles.mark} viewBox="0 0 32 32" aria-hidden="true">
      <path
        fillRule="evenodd"
        d="m16 .6 2 2.6c5.5 3.3 9 8 9 14.3V26h2v5H3v-5h2v-8.5C5 11.2 8.5 6.5 14 3.2zM9.5 26h13v-8.5c0-4.5-2.5-7.5-6.5-10-4 2.5-6.5 5.5-6.5 10z"
      />
      <path
        className={styles.flame}
        d="M16 11c.4 3.2 3.9 4.8 3.9 8.6a3.9 3.9 0 0 1-7.8 0c0-2.1 1-3.4 1.8-4.6.3.9.7 1.4 1.2 1.7-.2-2.1.1-3.9.9-5.7z"
      />
    </svg>
  );
}

type HomeLinkProps = { markOnly?: boolean; signedIn?: boolean };

/** Logo and name, as a link to the home page, or to Tonight for a signed-in user; the slim frame shows the logo only. */
export function HomeLink({ markOnly = false, signedIn = false }: HomeLinkProps) {
  return (
    <Link
      className={styles.home}
      to={signedIn ? paths.tonight() : paths.home()}
      aria-label={`${BRAND.name}, ${signedIn ? 'Tonight' : 'home'}`}
    >
      <LogoMark />
      {!markOnly && <span className={styles.name}>{BRAND.name}</span>}
    </Link>
  );
}
