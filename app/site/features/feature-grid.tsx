import { AccessBadge, DeviceBadge, LockBadge, StateBadge } from '~/catalogue/tool-badges';
import { Card } from '~/ui/card';
import { ToolIcon } from '../frame/tool-icon';
import type { FeatureCard } from './feature-cards';
import styles from './features.module.css';

/** Tools as cards, each with an anchor of its own. */
export function FeatureGrid({ cards }: { cards: readonly FeatureCard[] }) {
  return (
    <div className={styles.cards}>
      {cards.map(({ id, title, blurb, state, built, device, access, lock, to }) => (
        <Card
          key={id}
          id={id}
          level={2}
          heading={title}
          to={to ?? undefined}
          picture={<ToolIcon tool={id} size="large" />}
          faded={state === 'soon' || state === 'planned'}
          footer={
            <>
              <StateBadge tool={{ state, built }} />
              <AccessBadge access={access} />
              <DeviceBadge device={device} />
              <LockBadge lock={lock} />
            </>
          }
        >
          <p>{blurb}</p>
        </Card>
      ))}
    </div>
  );
}
