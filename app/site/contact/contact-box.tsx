import { Fragment } from 'react';
import { Icon } from '~/ui/icon';
import layout from '~/ui/layout.module.css';
import { BRAND } from '../brand';
import { CONTACTS } from '../brand-contacts';
import { SOCIAL } from '../frame/social';
import styles from './contact.module.css';

/** The address in the parts between which a narrow line with large letters may break. */
const BREAKING = CONTACTS.email.split(/(?<=@)|(?=\.)/);

/** The other ways to contact us, and when messages are read. */
export function ContactBox() {
  return (
    <aside className={styles.box} aria-label="Other ways to reach us">
      <div className={layout.stack}>
        <p>
          <a href={`mailto:${CONTACTS.email}`}>
            <Icon name="mail" />
            <span>
              {BREAKING.map((part) => (
                <Fragment key={part}>
                  {part}
                  <wbr />
                </Fragment>
              ))}
            </span>
          </a>
        </p>
        <ul className={styles.social}>
          {SOCIAL.map(({ label, icon, href }) => (
            <li key={label}>
              <a href={href} rel="me noopener" aria-label={`${BRAND.name} on ${label}`}>
                <Icon name={icon} />
              </a>
            </li>
          ))}
        </ul>
        <p className={layout.soft}>I check messages most weekdays</p>
      </div>
    </aside>
  );
}
