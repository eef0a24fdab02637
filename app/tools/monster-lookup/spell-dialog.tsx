import { Link, useFetcher } from '@remix-run/react';
import { useEffect } from 'react';
import { SpellCard } from '~/compendium/spell-card/spell-card';
import { paths } from '~/paths';
import { Dialog } from '~/ui/dialog';
import { Skeleton } from '~/ui/skeleton';
import type { loader } from './spell-page';

export type OpenSpell = { id: string; name: string };

/** A spell of a statblock in front of it; its page is behind the link below. */
export default function SpellDialog({ spell, onClose }: { spell: OpenSpell; onClose: () => void }) {
  const { load, data } = useFetcher<typeof loader>({ key: 'spell' });
  const { id } = spell;
  useEffect(() => {
    load(paths.spell({ id }));
  }, [id, load]);
  const shown = data && data.id === id ? data : null;
  return (
    <Dialog
      open
      onClose={onClose}
      title={shown?.spell.name ?? spell.name}
      footer={<Link to={paths.spell({ id })}>Open the page of this spell</Link>}
    >
      {shown ? <SpellCard spell={shown.spell} titled={false} /> : <Skeleton lines={6} />}
    </Dialog>
  );
}
