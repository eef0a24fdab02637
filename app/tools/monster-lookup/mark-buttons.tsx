import { Link } from '@remix-run/react';
import { withParam } from '~/compendium/search/search-address';
import { STATBLOCK_LAYOUTS, type StatblockLayout } from '~/compendium/statblock/statblock';
import { paths } from '~/paths';
import { Button, LinkButton } from '~/ui/button';
import { useDeviceList } from '~/ui/use-device-list';
import { useHydrated } from '~/ui/use-hydrated';
import { VisuallyHidden } from '~/ui/visually-hidden';
import { COMPARED, FAVOURITES, type KnownMonster, toggled } from './device-lists';
import styles from './record-page.module.css';
import { layoutCookie } from './remember-layout';

export type LayoutLinksProps = {
  id: string;
  search: string;
  current: StatblockLayout;
  short?: boolean;
};

/** Links to the 2014 and 2024 layouts; the device stores the choice. */
export function LayoutLinks({ id, search, current, short = false }: LayoutLinksProps) {
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
            // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not available in every browser, and the value is not secret
            document.cookie = layoutCookie(layout, location.protocol === 'https:');
          }}
        >
          {short ? layout : `${layout} layout`}
          {short && <VisuallyHidden> layout</VisuallyHidden>}
        </Link>
      ))}
    </nav>
  );
}

type MarkProps = { monster: KnownMonster; compact?: boolean };

/** A link to the comparison; with scripts, unless `isLink`, a toggle that adds the monster to it. */
export function CompareButton({
  monster,
  compact = false,
  isLink = false,
}: MarkProps & { isLink?: boolean }) {
  const hydrated = useHydrated();
  const [compared, compare] = useDeviceList(COMPARED);
  const chosen = compared.some(({ id }) => id === monster.id);
  if (!hydrated || isLink) {
    return (
      <LinkButton kind="quiet" icon="plus" to={paths.monsterCompare([monster.id])}>
        Compare
      </LinkButton>
    );
  }
  return (
    <Button
      type="button"
      kind="quiet"
      compact={compact}
      icon={chosen ? 'check' : 'plus'}
      aria-pressed={chosen}
      data-command="compare"
      disabled={!chosen && compared.length >= COMPARED.most}
      onClick={() => compare((list) => toggled(list, monster))}
    >
      Compare
    </Button>
  );
}

/** A toggle for this device's favourites; `short` shows only its star. */
export function FavouriteButton({
  monster,
  compact = false,
  short = false,
}: MarkProps & { short?: boolean }) {
  const [favourites, keep] = useDeviceList(FAVOURITES);
  const kept = favourites.some(({ id }) => id === monster.id);
  return (
    <Button
      type="button"
      kind="quiet"
      compact={compact}
      icon={kept ? 'star-filled' : 'star'}
      aria-label={short ? 'Favorite' : undefined}
      aria-pressed={kept}
      data-command="favorite"
      onClick={() => keep((list) => toggled(list, monster))}
    >
      {!short && 'Favorite'}
    </Button>
  );
}
