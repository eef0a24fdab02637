import { Link, useFetcher } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { SpellCard } from '~/compendium/spell-card/spell-card';
import { ROLL_HISTORY } from '~/compendium/statblock/remembered-rolls';
import { RollResult } from '~/compendium/statblock/roll-result';
import { useDeviceList } from '~/compendium/statblock/use-device-store';
import { paths } from '~/paths';
import { Dialog } from '~/ui/dialog';
import { Skeleton } from '~/ui/skeleton';
import type { loader } from './spell-page';

type SpellDialogProps = {
  spell: { id: string; name: string };
  onClose: () => void;
};

/** A spell of a statblock in front of it; its page is behind the link below. */
export function SpellDialog({ spell, onClose }: SpellDialogProps) {
  const { load, data } = useFetcher<typeof loader>({ key: 'spell' });
  const { id } = spell;
  // The tray lies behind the dialog: what is rolled here must show here.
  const [[last]] = useDeviceList(ROLL_HISTORY);
  const [before] = useState(last?.id);
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
      <div role="status">{last && last.id !== before && <RollResult roll={last} />}</div>
      {shown ? <SpellCard spell={shown.spell} titled={false} /> : <Skeleton lines={6} />}
    </Dialog>
  );
}
