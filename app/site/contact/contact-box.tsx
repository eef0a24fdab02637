import { Icon } from '~/ui/icon';
import layout from '~/ui/layout.module.css';
import { BRAND } from '../brand';
import { SOCIAL } from '../frame/social';
import styles from './contact.module.css';

/** The other ways to contact us, and when messages are read. */
export function ContactBox() {
  return (
    <aside className={styles.box} aria-label="Other ways to reach us">
      <div className={layout.stack}>
        <p>
          <a href={`mailto:${BRAND.contactEmail}`}>
            <Icon name="mail" /> {BRAND.contactEmail}
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
