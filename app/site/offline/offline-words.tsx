import { Link } from '@remix-run/react';
import { paths } from '~/paths';
import layout from '~/ui/layout.module.css';
import { SceneBeside } from '~/ui/scene-beside';
import { useKeptPage } from './use-kept-page';

/** The page for offline visitors: the pages that work offline, and a link to retry the wanted one. */
export function OfflineWords({ wanted }: { wanted?: string }) {
  useKeptPage(wanted);
  return (
    <main id="main">
      <SceneBeside scene="beacon">
        <h1>You are offline</h1>
        <p className={layout.lead}>
          The torch went out, but your work is where you left it;{' '}
          {wanted === undefined ? (
            'try this page again when you are back online.'
          ) : (
            <>
              when you are back online, <a href={wanted}>try this page again</a>.
            </>
          )}
        </p>
        <p>These pages work offline:</p>
        <ul>
          <li>
            <Link to={paths.cheatSheet()} reloadDocument>
              Rules Cheat Sheet
            </Link>
          </li>
          <li>
            <Link to={paths.tryInitiativeTracker()} reloadDocument>
              Initiative Tracker, with the fight on this device
            </Link>
          </li>
          <li>
            <Link to={paths.initiativeTracker()} reloadDocument>
              Fights of your account that were open on this device
            </Link>
          </li>
          <li>
            <Link to={paths.characterLab()} reloadDocument>
              Characters of your account that were open on this device
            </Link>
          </li>
          <li>
            <Link to={paths.tryMapwright()} reloadDocument>
              Mapwright, as a demonstration
            </Link>
          </li>
        </ul>
        {/* The service worker names the records here that the device holds. */}
        <div data-kept-records />
      </SceneBeside>
    </main>
  );
}
