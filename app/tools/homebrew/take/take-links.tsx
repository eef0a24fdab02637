import { homebrewPaths } from '~/homebrew-paths';
import { Icon } from '~/ui/icon';
import styles from './take.module.css';
import { TAKE_FORM_NAMES, TAKE_FORMS } from './take-forms';

/** Links to download one creature in every format. */
export function TakeLinks({ id, name }: { id: string; name: string }) {
  return (
    <>
      <ul className={styles.links}>
        {TAKE_FORM_NAMES.map((form) => (
          <li key={form}>
            <a href={homebrewPaths.takeOne({ id }, form)} download rel="nofollow">
              <Icon name="download" size="small" />
              <span>
                {TAKE_FORMS[form].name}
                <small>{TAKE_FORMS[form].what}</small>
              </span>
            </a>
          </li>
        ))}
      </ul>
      <p className={styles.more}>
        <a href={homebrewPaths.formats()}>{`What each format keeps of ${name}`}</a>
      </p>
    </>
  );
}
