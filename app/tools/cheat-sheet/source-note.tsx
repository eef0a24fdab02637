import { Link } from '@remix-run/react';
import { paths } from '~/paths';
import type { Edition } from '~/rules/edition';
import styles from './cheat-sheet.module.css';

const LICENCE = 'https://creativecommons.org/licenses/by/4.0/legalcode';

/** The source of the rules, with the attribution that the license requires. */
export function SourceNote({ edition }: { edition: Edition }) {
  return (
    <p className={styles.note}>
      The rules in our own words. {edition === '2024' ? <Of2024 /> : <Of2014 />}{' '}
      <span data-print="no">
        More on <Link to={paths.licences()}>licenses and credits</Link>.
      </span>
    </p>
  );
}

function Of2014() {
  return (
    <>
      This work includes material taken from the System Reference Document 5.1 (“SRD 5.1”) by
      Wizards of the Coast LLC and available at{' '}
      <a href="https://dnd.wizards.com/resources/systems-reference-document">
        https://dnd.wizards.com/resources/systems-reference-document
      </a>
      . The SRD 5.1 is licensed under the Creative Commons Attribution 4.0 International License
      available at <a href={LICENCE}>{LICENCE}</a>.
    </>
  );
}

function Of2024() {
  return (
    <>
      This work includes material from the System Reference Document 5.2.1 (“SRD 5.2.1”) by Wizards
      of the Coast LLC, available at{' '}
      <a href="https://www.dndbeyond.com/srd">https://www.dndbeyond.com/srd</a>. The SRD 5.2.1 is
      licensed under the Creative Commons Attribution 4.0 International License, available at{' '}
      <a href={LICENCE}>{LICENCE}</a>.
    </>
  );
}
