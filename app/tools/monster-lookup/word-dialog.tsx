import { Link } from '@remix-run/react';
import { type ReactNode, useMemo, useState } from 'react';
import type { SpellRecord } from '~/compendium/records/spell-record';
import { SpellCard } from '~/compendium/spell-card/spell-card';
import { spellCardLines } from '~/compendium/spell-card/spell-card-lines';
import { unpackStatblock } from '~/compendium/statblock/packed-statblock';
import { StatblockCard } from '~/compendium/statblock/statblock-card';
import type { OpenWord } from '~/compendium/statblock/use-word-tools';
import { ROLL_HISTORY } from '~/dice-tray/remembered-rolls';
import { RollResult } from '~/dice-tray/roll-result';
import { RollsOf } from '~/dice-tray/rolls-of';
import { paths } from '~/paths';
import type { Asked } from '~/platform/ask-json';
import { Button } from '~/ui/button';
import { Dialog } from '~/ui/dialog';
import { TRY_AGAIN } from '~/ui/names';
import { Skeleton } from '~/ui/skeleton';
import { useDeviceList } from '~/ui/use-device-list';
import { ConditionWords } from './condition-words';
import { useSpell, useStatblock } from './use-asked-record';

type WordDialogProps<Word = OpenWord> = { word: Word; onClose: () => void };

/** A word of a statblock, opened in a dialog. */
export default function WordDialog({ word, onClose }: WordDialogProps) {
  switch (word.kind) {
    case 'spell':
      return <SpellDialog word={word} onClose={onClose} />;
    case 'creature':
      return <CreatureDialog word={word} onClose={onClose} />;
    default:
      return <ConditionDialog word={word} onClose={onClose} />;
  }
}

type RecordWord = Extract<OpenWord, { kind: 'spell' | 'creature' }>;

/** A spell in a dialog, with a link to its page. */
function SpellDialog({ word: { id, name }, onClose }: WordDialogProps<RecordWord>) {
  const [spell, again] = useSpell(id);
  return (
    <RecordDialog
      title={spell.is === 'here' ? spell.value.name : name}
      kind="spell"
      to={paths.spell({ id })}
      is={spell.is}
      onAgain={again}
      onClose={onClose}
    >
      {spell.is === 'here' && <SpellWords spell={spell.value} />}
    </RecordDialog>
  );
}

/** A creature in a dialog, with its complete statblock. */
function CreatureDialog({ word: { id, name }, onClose }: WordDialogProps<RecordWord>) {
  const [creature, again] = useStatblock(id);
  const packed = creature.is === 'here' ? creature.value.packed : null;
  const block = useMemo(() => packed && unpackStatblock(packed), [packed]);
  return (
    <RecordDialog
      title={block?.name ?? name}
      kind="creature"
      to={paths.monster({ id })}
      is={creature.is}
      onAgain={again}
      onClose={onClose}
    >
      {block && (
        <RollsOf who={block.name}>
          <StatblockCard block={block} titled={false} />
        </RollsOf>
      )}
    </RecordDialog>
  );
}

type RecordDialogProps = {
  title: string;
  kind: RecordWord['kind'];
  /** The URL of the record's page. */
  to: string;
  is: Asked<unknown>['is'] | 'coming';
  onAgain: () => void;
  onClose: () => void;
  children: ReactNode;
};

function RecordDialog({ title, kind, to, is, onAgain, onClose, children }: RecordDialogProps) {
  // The dice tray is behind the dialog, so rolls made here are shown here.
  const [[last]] = useDeviceList(ROLL_HISTORY);
  const [before] = useState(last?.id);
  return (
    <Dialog
      open
      onClose={onClose}
      title={withCapital(title)}
      footer={<Link to={to}>{`Open the page of this ${kind}`}</Link>}
    >
      <div role="status">{last && last.id !== before && <RollResult roll={last} />}</div>
      {is === 'coming' && <Skeleton lines={6} />}
      {is === 'missing' && <p>{`This ${kind} is not in these rules.`}</p>}
      {children}
      {is === 'lost' && (
        <>
          <p role="alert">{`Offline. This ${kind} could not be loaded.`}</p>
          <p>
            <Button type="button" kind="quiet" onClick={onAgain}>
              {TRY_AGAIN}
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

/** A condition in a dialog, with a link to its card on the cheat sheet. */
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
