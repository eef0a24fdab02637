import type { Tool } from '~/catalogue/tool';
import { AccessBadge, DeviceBadge, StateBadge } from '~/catalogue/tool-badges';
import { paths } from '~/paths';
import { LinkButton } from '~/ui/button';
import { Card } from '~/ui/card';
import layout from '~/ui/layout.module.css';
import styles from '../features/features.module.css';
import { ToolIcon } from '../frame/tool-icon';

/** A live tool, and where its card leads this visitor. */
export type LiveTool = Pick<
  Tool,
  'id' | 'title' | 'blurb' | 'state' | 'built' | 'access' | 'device'
> & {
  to: string | null;
};

/** The tools that are open today, each card a link to its tool, or to what everybody may try of it. */
export function LiveTools({ tools }: { tools: readonly LiveTool[] }) {
  return (
    <section className={layout.stack} aria-labelledby="tools-title">
      <h2 id="tools-title">On the table today</h2>
      <div className={styles.cards}>
        {tools.map((tool) => (
          <Card
            key={tool.id}
            heading={tool.title}
            to={tool.to ?? paths.features(tool.id)}
            picture={<ToolIcon tool={tool.id} size="large" />}
            footer={
              <>
                {!tool.built && <StateBadge tool={tool} />}
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
