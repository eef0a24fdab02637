import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { useEffect } from 'react';
import type { FrameHandle } from '~/ui/frame-handle';
import layout from '~/ui/layout.module.css';
import { Notice } from '~/ui/notice';
import { pageMeta } from '~/ui/page-meta';
import type { PlainHandle } from '~/ui/plain-page';
import head from '~/ui/tool-head.module.css';
import { ToolTitle } from '~/ui/tool-title';
import worker from '../dice.worker.ts?plain';
import { keeperOf } from '../kept/keeper.server';
import { keptToRoll } from '../kept/kept-sql.server';
import { rollerPaths } from '../roller-paths';
import { RollerTabs } from '../roller-tabs';
import { shownRoll } from './page-loader.server';
import { RollForm } from './roll-form';
import { RollHistory } from './roll-history';
import { RollMacros } from './roll-macros';
import script from './roll-page-script.ts?plain';
import { RollResult } from './roll-result';
import styles from './roller.module.css';
import { watchRoller } from './watch-roller';

export const handle: PlainHandle & FrameHandle = {
  title: 'Dice Roller',
  to: rollerPaths.roller(),
  hydrate: false,
  script,
};

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Dice Roller',
    description:
      'Any dice, from 1d20 to 4d6kh3: every die shown, the odds exact, and each roll proven fair by a hash shown before it.',
    path: rollerPaths.roller(),
  });

/** The roll of the URL, the hash for the next roll, and the signed-in user's macros and tables. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const userId = await keeperOf(context);
  const shown = await shownRoll(request, context.services);
  const kept = userId === null ? null : await keptToRoll(context.services.db, userId);
  return { shown, kept };
}

/** Not cached, because the page contains the encrypted seed. */
export function headers() {
  return { 'Cache-Control': 'private, no-store' };
}

/** The dice roller: the form, the result, and the rolls of this device. */
export default function DiceRollerPage() {
  const { shown, kept } = useLoaderData<typeof loader>();
  useEffect(() => watchRoller(document), []);
  return (
    <main id="main" tabIndex={-1} className={layout.stack} data-dice-worker={worker}>
      <header className={head.toolHead}>
        <ToolTitle>Dice Roller</ToolTitle>
        <RollerTabs current="roll" />
      </header>
      {shown.expired && (
        <Notice tone="warning" announce title="The hash of that roll has expired.">
          A new one is below. Your dice are still in the form: press Roll.
        </Notice>
      )}
      <div className={styles.table}>
        <RollResult shown={shown} />
        <RollForm shown={shown} />
        <RollMacros kept={kept} />
        <RollHistory />
      </div>
    </main>
  );
}
