import { toolAddress } from '~/catalogue/access';
import type { Tool } from '~/catalogue/tool';
import { paths } from '~/paths';
import { LinkButton } from '~/ui/button';
import { Card } from '~/ui/card';
import layout from '~/ui/layout.module.css';
import styles from '../features/features.module.css';
import { AccessBadge, DeviceBadge } from '../features/tool-badges';
import { ToolIcon } from '../frame/tool-icon';

/** The tools that are open today, each card a link to its tool. */
export function LiveTools({ tools }: { tools: readonly Tool[] }) {
  return (
    <section className={layout.stack} aria-labelledby="tools-title">
      <h2 id="tools-title">On the table today</h2>
      <div className={styles.cards}>
        {tools.map((tool) => (
          <Card
            key={tool.id}
            heading={tool.title}
            to={toolAddress(tool) ?? paths.features(tool.id)}
            picture={<ToolIcon tool={tool.id} size="large" />}
            footer={
              <>
                <AccessBadge access={tool.access} />
                <DeviceBadge device={tool.device} />
              </>
            }
          >
            <p>{tool.blurb}</p>
          </Card>
        ))}
      </div>
      <p>
        <LinkButton kind="quiet" icon="arrow-right" to={paths.features()}>
          All tools, and what comes next
        </LinkButton>
      </p>
    </section>
  );
}
