import type { ReactNode } from 'react';
import layout from '~/ui/layout.module.css';
import styles from './features.module.css';
import { AccessBadge, DeviceBadge, LockBadge, StateBadge } from './tool-badges';

const LINES: readonly { name: string; badge: ReactNode; words: string }[] = [
  { name: 'live', badge: <StateBadge state="live" />, words: 'Open now.' },
  {
    name: 'maintenance',
    badge: <StateBadge state="maintenance" />,
    words: 'On the anvil: only the people who build it can go in.',
  },
  { name: 'soon', badge: <StateBadge state="soon" />, words: 'Next in line.' },
  {
    name: 'planned',
    badge: <StateBadge state="planned" />,
    words: 'An idea that we mean to keep.',
  },
  { name: 'free', badge: <AccessBadge access="free" />, words: 'No account, no cost.' },
  {
    name: 'login',
    badge: <AccessBadge access="login" />,
    words: 'Costs nothing, needs an account.',
  },
  { name: 'paid', badge: <AccessBadge access="paid" />, words: 'Part of the Pro subscription.' },
  { name: 'all', badge: <DeviceBadge device="all" />, words: 'Made for phones too.' },
  { name: 'desktop', badge: <DeviceBadge device="desktop" />, words: 'Wants a wide screen.' },
  { name: 'open', badge: <LockBadge open />, words: 'You can use it as you are.' },
  { name: 'locked', badge: <LockBadge open={false} />, words: 'Needs more than you have now.' },
];

/** What the badges on the cards mean. */
export function Legend() {
  return (
    <section className={layout.stack} aria-labelledby="legend-title">
      <h2 id="legend-title">Legend</h2>
      <dl className={styles.legend}>
        {LINES.map(({ name, badge, words }) => (
          <div key={name}>
            <dt>{badge}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
