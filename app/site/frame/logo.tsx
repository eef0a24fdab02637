import { Link } from '@remix-run/react';
import { paths } from '~/paths';
import { BRAND } from '../brand';
import styles from './logo.module.css';

/** Our mark: a doorway that is a lantern. It works in one colour; in two the flame is the lit part. */
export function LogoMark() {
  return (
    <svg className={styles.mark} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <path
        fillRule="evenodd"
        d="m16 .6 2 2.6c5.500 3.300 9 8 9 14.300V26h2v5H3v-5h2v-8.500C5 11.200 8.500 6.500 14 3.200zM9.500 26h13v-8.500c0-4.500-2.500-7.500-6.500-10-4 2.500-6.500 5.500-6.500 10z"
      />
      <path
        className={styles.flame}
        d="M16 11c.4 3.200 3.900 4.800 3.900 8.600a3.900 3.900 0 0 1-7.800 0c0-2.100 1-3.400 1.800-4.600.3.900.7 1.400 1.200 1.700-.2-2.100.1-3.900.9-5.700z"
      />
    </svg>
  );
}

/** Mark and name, as a link to the home page; the slim frame shows the mark alone. */
export function HomeLink({ markOnly = false }: { markOnly?: boolean }) {
  return (
    <Link className={styles.home} to={paths.home()} aria-label={`${BRAND.name}, home`}>
      <LogoMark />
      {!markOnly && <span className={styles.name}>{BRAND.name}</span>}
    </Link>
  );
}
