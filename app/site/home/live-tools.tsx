import { Link } from '@remix-run/react';
import type { Tool } from '~/catalogue/tool';
import { AccessBadge, DeviceBadge, StateBadge } from '~/catalogue/tool-badges';
import { paths } from '~/paths';
import layout from '~/ui/layout.module.css';
import { ProductPicture } from '../features/product-picture';
import { TOOL_SCREENS } from '../features/product-pictures';
import { Signs } from '../features/signs';
import { ToolIcon } from '../frame/tool-icon';
import styles from './live-tools.module.css';

/** A live tool, and the link of its card for this visitor. */
export type LiveTool = Pick<
  Tool,
  'id' | 'title' | 'blurb' | 'state' | 'built' | 'access' | 'device'
> & {
  to: string | null;
};

/** The live tools, each with its screenshot, linking to the tool or its public demonstration. */
export function LiveTools({ tools }: { tools: readonly LiveTool[] }) {
  return (
    <section className={layout.stack} aria-labelledby="tools-title">
      <div className={styles.head}>
        <h2 id="tools-title">On the table today</h2>
        <Link to={paths.features()}>All tools, and what comes next</Link>
      </div>
      <div className={styles.tools}>
        {tools.map((tool) => (
          <article key={tool.id} className={styles.tool}>
            <h3>
              <Link to={tool.to ?? paths.features(tool.id)}>{tool.title}</Link>
            </h3>
            <p>{tool.blurb}</p>
            <Signs>
              {!tool.built && <StateBadge tool={tool} />}
              <AccessBadge access={tool.access} />
              <DeviceBadge device={tool.device} />
            </Signs>
            <div className={styles.screen}>
              {tool.built && TOOL_SCREENS[tool.id] ? (
                <ProductPicture of={tool.id} alt="" />
              ) : (
                <ToolIcon tool={tool.id} size="large" />
              )}
            </div>
          </article>
        ))}
      </div>
    </section>
  );
}
