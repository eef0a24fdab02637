import type { MetaFunction } from '@remix-run/cloudflare';
import { useSearchParams } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { privateMeta } from '~/account/gate/page-heading';
import { fightPaths } from '~/fight-paths';
import { paths } from '~/paths';
import type { FrameHandle } from '~/ui/frame-handle';
import layout from '~/ui/layout.module.css';
import { useLatePart } from '~/ui/use-late-part';
import { FightsHere, NobodyHere } from './here/fights-here';
import { type Here, lookHere } from './here/page-look-here';

const TITLE = 'Initiative Tracker';

export const handle: FrameHandle = { title: TITLE, to: paths.initiativeTracker(), open: true };

export const meta: MetaFunction = ({ matches }) => privateMeta(TITLE, matches);

function fetchFight() {
  return import('./here/fight-here');
}

function Loading() {
  return <p className={layout.soft}>Loading…</p>;
}

/**
 * The page that the service worker returns for fight pages while offline. Its HTML has no personal data; it shows
 * what the device has stored.
 */
export default function FightsOfHerePage() {
  const [search] = useSearchParams();
  const [wanted, chosen] = [search.get('fight'), search.get('chosen')];
  const [here, setHere] = useState<Here | null>(null);
  const [late] = useLatePart(fetchFight, here?.is === 'fight');
  useEffect(() => {
    let isHere = true;
    lookHere(wanted, Date.now()).then(
      (found) => {
        if (!isHere) return;
        setHere(found);
        // Show the URL of the requested page, so that a reload when online again opens it.
        const address =
          wanted === null ? paths.initiativeTracker() : fightPaths.fight({ id: wanted });
        const shown = chosen === null ? address : `${address}?chosen=${encodeURIComponent(chosen)}`;
        history.replaceState(history.state, '', shown);
      },
      () => isHere && setHere({ is: 'nobody' }),
    );
    return () => {
      isHere = false;
    };
  }, [wanted, chosen]);
  return (
    <main id="main" className={layout.stack}>
      {here === null && <Loading />}
      {here?.is === 'nobody' && <NobodyHere />}
      {here?.is === 'list' && <FightsHere fights={here.fights} isMissing={here.isMissing} />}
      {here?.is === 'fight' &&
        (late.is === 'here' ? <late.part.FightHere {...here} chosen={chosen} /> : <Loading />)}
      <noscript>
        <p>This page needs JavaScript to show the fights on this device.</p>
      </noscript>
    </main>
  );
}
