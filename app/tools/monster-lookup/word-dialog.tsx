import { Link } from '@remix-run/react';
import { useMemo, useState } from 'react';
import type { SpellRecord } from '~/compendium/records/spell-record';
import { SpellCard } from '~/compendium/spell-card/spell-card';
import { spellCardLines } from '~/compendium/spell-card/spell-card-lines';
import type { OpenWord } from '~/compendium/statblock/use-word-tools';
import { ROLL_HISTORY } from '~/dice-tray/remembered-rolls';
import { RollResult } from '~/dice-tray/roll-result';
import { paths } from '~/paths';
import { Button } from '~/ui/button';
import { Dialog } from '~/ui/dialog';
import { Skeleton } from '~/ui/skeleton';
import { useDeviceList } from '~/ui/use-device-list';
import { ConditionWords } from './condition-words';
import { useSpell } from './use-spell';

type WordDialogProps<Word = OpenWord> = { word: Word; onClose: () => void };

/** A word of a statblock, opened in front of the page. */
export default function WordDialog({ word, onClose }: WordDialogProps) {
  return word.kind === 'spell' ? (
    <SpellDialog word={word} onClose={onClose} />
  ) : (
    <ConditionDialog word={word} onClose={onClose} />
  );
}

/** A spell; its page is behind the link below. */
function SpellDialog({
  word: { id, name },
  onClose,
}: WordDialogProps<Extract<OpenWord, { kind: 'spell' }>>) {
  const [spell, again] = useSpell(id);
  // The tray lies behind the dialog: what is rolled here must show here.
  const [[last]] = useDeviceList(ROLL_HISTORY);
  const [before] = useState(last?.id);
  return (
    <Dialog
      open
      onClose={onClose}
      title={spell.is === 'here' ? spell.value.name : withCapital(name)}
      footer={<Link to={paths.spell({ id })}>Open the page of this spell</Link>}
    >
      <div role="status">{last && last.id !== before && <RollResult roll={last} />}</div>
      {spell.is === 'coming' && <Skeleton lines={6} />}
      {spell.is === 'missing' && <p>No book here has this spell.</p>}
      {spell.is === 'here' && <SpellWords spell={spell.value} />}
      {spell.is === 'lost' && (
        <>
          <p role="alert">This spell could not be fetched: there is no connection at the moment.</p>
          <p>
            <Button type="button" kind="quiet" onClick={again}>
              Try again
            </Button>
          </p>
        </>
      )}
    </Dialog>
  );
}

function SpellWords({ spell }: { spell: SpellRecord }) {
  const lines = useMemo(() => spellCardLines(spell), [spell]);
  return <SpellCard spell={lines} titled={false} />;
}

/** A condition; its card on the cheat sheet is behind the link below. */
function ConditionDialog({
  word: { id, name, edition },
  onClose,
}: WordDialogProps<Extract<OpenWord, { kind: 'condition' }>>) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={withCapital(name)}
      footer={<Link to={paths.cheatSheet(id, edition)}>Find it on the cheat sheet</Link>}
    >
      <ConditionWords condition={id} edition={edition} />
    </Dialog>
  );
}

function withCapital(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
