import { paths } from '~/paths';
import { Badge } from '~/ui/badge';
import { LinkButton } from '~/ui/button';
import { Card } from '~/ui/card';
import layout from '~/ui/layout.module.css';
import type { ForgedTool } from './forged-tools';

/** A tool that is still on the anvil: what it will do, and where to look in the meantime. */
export default function ForgingScreen({ forged }: { forged: ForgedTool }) {
  return (
    <main id="main" className={`${layout.page} ${layout.stack} ${layout.loose}`}>
      <header className={layout.stack}>
        <div className={layout.row}>
          <h1>{forged.title}</h1>
          <Badge tone="ember" icon="clock">
            Forging
          </Badge>
        </div>
        <p className={layout.lead}>{forged.promise}</p>
      </header>
      <section className={layout.stack} aria-labelledby="will">
        <h2 id="will">What it will do</h2>
        <div className={layout.grid}>
          {forged.abilities.map((ability) => (
            <Card key={ability.name} heading={ability.name}>
              <p>{ability.text}</p>
            </Card>
          ))}
        </div>
      </section>
      <p className={layout.soft}>
        The anvil is hot: this tool is open to admins alone until it holds its edge.
      </p>
      <div className={layout.row}>
        <LinkButton kind="quiet" to={paths.features(forged.tool)}>
          See all tools
        </LinkButton>
      </div>
    </main>
  );
}
