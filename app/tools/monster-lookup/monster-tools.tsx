import { Link } from '@remix-run/react';
import {
  STATBLOCK_LAYOUTS,
  type Statblock,
  type StatblockLayout,
} from '~/compendium/statblock/statblock';
import { paths } from '~/paths';
import { Button, LinkButton } from '~/ui/button';
import { useDeviceList } from '~/ui/use-device-list';
import { useHydrated } from '~/ui/use-hydrated';
import { CopyButton } from './copy-button';
import { COMPARED, FAVOURITES, toggled } from './device-lists';
import { nameInRules } from './name-in-rules';
import styles from './record-page.module.css';
import { layoutCookie } from './remember-layout';
import { withParam } from './search-address';

export type MonsterToolsProps = { id: string; block: Statblock; search: string };

/** What can be done with a statblock: set it otherwise, compare it, copy it, keep it, print it. */
export function MonsterTools({ id, block, search }: MonsterToolsProps) {
  const hydrated = useHydrated();
  const name = nameInRules(block.name, block.edition);
  return (
    <div className={styles.tools} data-print="no">
      <LayoutLinks id={id} search={search} current={block.layout} />
      <CompareButton id={id} name={name} />
      <p className={styles.formats}>
        <span>As text:</span>
        <a href={paths.monsterJson({ id })}>JSON</a>
        {/* With scripts there are buttons that copy these. */}
        {!hydrated && (
          <>
            <a href={paths.monsterAs({ id, format: 'markdown' })}>Markdown</a>
            <a href={paths.monsterAs({ id, format: 'homebrewery' })}>Homebrewery</a>
          </>
        )}
      </p>
      {hydrated && (
        <>
          <FavouriteButton id={id} name={name} />
          <CopyButton
            icon="link"
            label="Copy link"
            command="copy-link"
            text={() => location.origin + paths.monster({ id })}
          />
          <CopyButton
            icon="copy"
            command="copy-markdown"
            label="Copy as Markdown"
            text={() => copied(block, 'markdown')}
          />
          <CopyButton
            icon="copy"
            command="copy-homebrewery"
            label="Copy as Homebrewery"
            text={() => copied(block, 'homebrewery')}
          />
          <Button
            type="button"
            kind="quiet"
            icon="print"
            data-command="print"
            onClick={() => window.print()}
          >
            Print
          </Button>
        </>
      )}
    </div>
  );
}

function LayoutLinks({
  id,
  search,
  current,
}: {
  id: string;
  search: string;
  current: StatblockLayout;
}) {
  const params = new URLSearchParams(search);
  return (
    <nav className={styles.layouts} aria-label="Layout of the statblock">
      {STATBLOCK_LAYOUTS.map((layout) => (
        <Link
          key={layout}
          data-command="layout"
          to={paths.monster({ id }, withParam(params, 'layout', layout))}
          aria-current={layout === current || undefined}
          preventScrollReset
          replace
          onClick={() => {
            // biome-ignore lint/suspicious/noDocumentCookie: the only way in every browser, and nothing secret is in it
            document.cookie = layoutCookie(layout, location.protocol === 'https:');
          }}
        >
          {`${layout} layout`}
        </Link>
      ))}
    </nav>
  );
}

/** A link to the comparison; with scripts, a switch that collects monsters for it. */
function CompareButton({ id, name }: { id: string; name: string }) {
  const hydrated = useHydrated();
  const [compared, compare] = useDeviceList(COMPARED);
  const chosen = compared.some((one) => one.id === id);
  if (!hydrated) {
    return (
      <LinkButton kind="quiet" icon="plus" to={paths.monsterCompare([id])}>
        Compare
      </LinkButton>
    );
  }
  return (
    <Button
      type="button"
      kind="quiet"
      icon={chosen ? 'check' : 'plus'}
      aria-pressed={chosen}
      data-command="compare"
      disabled={!chosen && compared.length >= COMPARED.most}
      onClick={() => compare((list) => toggled(list, { id, name }))}
    >
      Compare
    </Button>
  );
}

function FavouriteButton({ id, name }: { id: string; name: string }) {
  const [favourites, keep] = useDeviceList(FAVOURITES);
  const kept = favourites.some((one) => one.id === id);
  return (
    <Button
      type="button"
      kind="quiet"
      icon={kept ? 'star-filled' : 'star'}
      aria-pressed={kept}
      data-command="favorite"
      onClick={() => keep((list) => toggled(list, { id, name }))}
    >
      Favorite
    </Button>
  );
}

async function copied(block: Statblock, as: 'markdown' | 'homebrewery'): Promise<string> {
  const texts = await import('./copied-text');
  return texts[as](block);
}
