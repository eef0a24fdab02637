import { paths } from '~/paths';
import { LinkButton } from '~/ui/button';
import layout from '~/ui/layout.module.css';
import { SceneBeside } from '~/ui/scene-beside';
import styles from './coming-screen.module.css';
import type { ComingTool } from './coming-tool';
import type { ToolState } from './tool';
import { StateBadge } from './tool-badges';

type ComingScreenProps = { coming: ComingTool; state: ToolState };

/** A tool that is not built yet: what it will do, when it opens, and what helps until then. */
export default function ComingScreen({ coming, state }: ComingScreenProps) {
  return (
    <main id="main" className={`${layout.page} ${layout.stack} ${layout.loose}`}>
      <header>
        <SceneBeside scene="forge">
          <div className={layout.row}>
            <h1>{coming.title}</h1>
            <StateBadge tool={{ state, built: false }} />
          </div>
          <p className={layout.lead}>{coming.promise}</p>
        </SceneBeside>
      </header>
      <section className={layout.stack} aria-labelledby="will">
        <h2 id="will">What it will do</h2>
        <div className={styles.abilities}>
          {coming.abilities.map((ability) => (
            <div key={ability.name}>
              <h3>{ability.name}</h3>
              <p>{ability.text}</p>
            </div>
          ))}
        </div>
      </section>
      <section className={layout.stack} aria-labelledby="when">
        <h2 id="when">When it opens</h2>
        <p>{coming.opening}</p>
        {state === 'maintenance' && (
          <p className={layout.soft}>
            The anvil is hot: until then this page is open to admins alone.
          </p>
        )}
      </section>
      <div className={layout.row}>
        {coming.meanwhile.map(({ label, to }, place) => (
          <LinkButton key={to} to={to} kind={place === 0 ? 'primary' : 'quiet'}>
            {label}
          </LinkButton>
        ))}
        <LinkButton kind="quiet" to={paths.features(coming.tool)}>
          See all tools
        </LinkButton>
      </div>
    </main>
  );
}
