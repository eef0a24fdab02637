import { CATALOGUE } from '~/catalogue/catalogue';
import { Icon } from '~/ui/icon';
import { ICON_NAMES } from '~/ui/icon-names';
import layout from '~/ui/layout.module.css';
import { HomeLink, LogoMark } from '../frame/logo';
import { ToolIcon } from '../frame/tool-icon';
import { GuideSection } from './section';
import styles from './style-guide.module.css';

/** The logo, the icons and the tools' icons. */
export function Drawings() {
  return (
    <GuideSection id="drawings" title="Drawings">
      <div className={layout.row}>
        <HomeLink />
        <LogoMark />
      </div>
      <h3>Icons</h3>
      <ul className={styles.drawings}>
        {ICON_NAMES.map((name) => (
          <li key={name}>
            <Icon name={name} />
            <span>{name}</span>
          </li>
        ))}
      </ul>
      <h3>Tools</h3>
      <ul className={styles.drawings}>
        {CATALOGUE.map(({ id, title }) => (
          <li key={id}>
            <ToolIcon tool={id} size="large" />
            <span>{title}</span>
          </li>
        ))}
      </ul>
    </GuideSection>
  );
}
