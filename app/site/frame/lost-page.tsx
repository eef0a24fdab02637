import type { ReactNode } from 'react';
import { paths } from '~/paths';
import { LinkButton } from '~/ui/button';
import layout from '~/ui/layout.module.css';
import { SceneBeside } from '~/ui/scene-beside';

/** '404 Not Found', with a sentence if the page has one, further links, and the link to the home page. */
export function LostPage({ says, children }: { says?: string | null; children?: ReactNode }) {
  return (
    <main id="main">
      <SceneBeside scene="bricked">
        <h1>404 Not Found</h1>
        <p className={layout.lead}>
          {says ?? 'There is no page at this address. Was the door ever here?'}
        </p>
        {children}
        <p>
          <LinkButton to={paths.home()}>Go Home</LinkButton>
        </p>
      </SceneBeside>
    </main>
  );
}
