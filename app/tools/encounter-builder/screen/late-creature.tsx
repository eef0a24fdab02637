import { type ReactNode, useMemo } from 'react';
import { type PackedStatblock, unpackStatblock } from '~/compendium/statblock/packed-statblock';
import { StatblockCard } from '~/compendium/statblock/statblock-card';
import { paths } from '~/paths';
import { useAskedJson } from '~/platform/use-asked-json';
import { Button, LinkButton } from '~/ui/button';
import { Dialog } from '~/ui/dialog';
import { TRY_AGAIN } from '~/ui/names';
import type { ShownCreature } from './use-creature-shown';

type LateCreatureProps = {
  shown: ShownCreature;
  /** Adds one of it to the fight: a form with one button. */
  add: (creature: ShownCreature) => ReactNode;
  onClose: () => void;
};

/** A creature's statblock in front of the builder, with a button that adds it. */
export default function LateCreature({ shown, add, onClose }: LateCreatureProps) {
  const { id, name } = shown;
  const [facts, again] = useAskedJson<{ packed: PackedStatblock }>(
    paths.monsterPane({ id, layout: null }),
  );
  const packed = facts.is === 'here' ? facts.value.packed : null;
  const block = useMemo(() => (packed === null ? null : unpackStatblock(packed)), [packed]);
  return (
    <Dialog
      open
      onClose={onClose}
      title={name}
      footer={
        <>
          <LinkButton kind="quiet" to={paths.monster({ id })}>
            Open the page
          </LinkButton>
          {add(shown)}
        </>
      }
    >
      {block !== null && <StatblockCard block={block} titled={false} />}
      {facts.is === 'coming' && <p role="status">Loading the statblock…</p>}
      {facts.is === 'missing' && <p role="status">This monster no longer exists.</p>}
      {facts.is === 'lost' && (
        <p role="status">
          The statblock could not be loaded.{' '}
          <Button type="button" kind="quiet" compact onClick={again}>
            {TRY_AGAIN}
          </Button>
        </p>
      )}
    </Dialog>
  );
}
