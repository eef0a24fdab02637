import type { ReactNode } from 'react';
import { AccessBadge, DeviceBadge, LockBadge, StateBadge } from '~/catalogue/tool-badges';
import layout from '~/ui/layout.module.css';
import styles from './features.module.css';
import signs from './signs.module.css';

const LINES: readonly { name: string; badge: ReactNode; words: string }[] = [
  { name: 'live', badge: <StateBadge tool={{ state: 'live', built: true }} />, words: 'Open now.' },
  {
    name: 'making',
    badge: <StateBadge tool={{ state: 'live', built: false }} />,
    words: 'Being built: its page says what it will do.',
  },
  {
    name: 'maintenance',
    badge: <StateBadge tool={{ state: 'maintenance', built: true }} />,
    words: 'Being tested: only its makers can open it.',
  },
  {
    name: 'soon',
    badge: <StateBadge tool={{ state: 'soon', built: true }} />,
    words: 'Comes next.',
  },
  {
    name: 'planned',
    badge: <StateBadge tool={{ state: 'planned', built: true }} />,
    words: 'Planned for later.',
  },
  { name: 'free', badge: <AccessBadge access="free" />, words: 'No account needed.' },
  {
    name: 'login',
    badge: <AccessBadge access="login" />,
    words: 'Free, with an account.',
  },
  { name: 'paid', badge: <AccessBadge access="paid" />, words: 'Part of the Pro subscription.' },
  { name: 'all', badge: <DeviceBadge device="all" />, words: 'Works on phones too.' },
  { name: 'desktop', badge: <DeviceBadge device="desktop" />, words: 'Needs a wide screen.' },
  { name: 'open', badge: <LockBadge lock={null} />, words: 'Open to you now.' },
  {
    name: 'locked',
    badge: <LockBadge lock="pro" />,
    words: 'Closed to you; the badge says why.',
  },
];

/** Explains the badges on the cards. */
export function Legend() {
  return (
    <section className={layout.stack} aria-labelledby="legend-title">
      <h2 id="legend-title">Legend</h2>
      <dl className={styles.legend}>
        {LINES.map(({ name, badge, words }) => (
          <div key={name}>
            <dt className={signs.signs}>{badge}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
