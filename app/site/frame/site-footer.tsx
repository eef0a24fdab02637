import { Link } from '@remix-run/react';
import type { Way } from '~/catalogue/ways';
import { paths } from '~/paths';
import { Icon } from '~/ui/icon';
import { BRAND } from '../brand';
import { LegalLine } from './legal-line';
import { LogoMark } from './logo';
import styles from './site-footer.module.css';
import { SOCIAL } from './social';

type FooterLink = {
  label: string;
  to: string;
  /** The letter of its `g` shortcut, from the catalogue. */
  go?: string;
};

const GROUPS: readonly { title: string; links: readonly FooterLink[] }[] = [
  {
    title: 'Product',
    links: [
      { label: 'Features', to: paths.features() },
      { label: 'Monster Lookup', to: paths.monsterLookup(), go: 'm' },
      { label: 'Rules Cheat Sheet', to: paths.cheatSheet(), go: 'r' },
      { label: 'Mapwright', to: paths.tryMapwright(), go: 'd' },
    ],
  },
  {
    title: 'Company',
    links: [
      { label: 'About', to: paths.about() },
      { label: 'Blog', to: paths.blog() },
      { label: 'Contact', to: paths.contact() },
    ],
  },
];

type SiteFooterProps = { year: number | null; ways?: readonly Way[] | undefined };

/** The footer of every page of the site. */
export function SiteFooter({ year, ways }: SiteFooterProps) {
  // The footer's link of a tool leads to its page where the visitor may open it, not only to its demonstration.
  const wayOf = (link: FooterLink) => ways?.find(({ letter }) => letter === link.go)?.to;
  return (
    <footer className={styles.footer} data-print="no">
      <div className={styles.columns}>
        <div className={styles.brand}>
          <p className={styles.name}>
            <LogoMark />
            {BRAND.name}
          </p>
          <p className={styles.tagline}>{BRAND.tagline}.</p>
          <ul className={styles.social}>
            {SOCIAL.map(({ label, icon, href }) => (
              <li key={label}>
                <a href={href} rel="me noopener" aria-label={`${BRAND.name} on ${label}`}>
                  <Icon name={icon} />
                </a>
              </li>
            ))}
          </ul>
        </div>
        {GROUPS.map(({ title, links }) => (
          <nav key={title} className={styles.group} aria-label={title}>
            <h2 className={styles.title}>{title}</h2>
            <ul className={styles.links}>
              {links
                .filter((link) => !link.go || !ways || wayOf(link))
                .map((link) => (
                  <li key={link.to}>
                    <Link to={wayOf(link) ?? link.to} data-go={link.go}>
                      {link.label}
                    </Link>
                  </li>
                ))}
            </ul>
          </nav>
        ))}
      </div>
      <LegalLine year={year} />
    </footer>
  );
}
