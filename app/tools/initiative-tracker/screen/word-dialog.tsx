import { useEffect, useState } from 'react';
import type { SpellRecord } from '~/compendium/records/spell-record';
import { SpellCard } from '~/compendium/spell-card/spell-card';
import { spellCardLines } from '~/compendium/spell-card/spell-card-lines';
import { type PackedStatblock, unpackStatblock } from '~/compendium/statblock/packed-statblock';
import { StatblockCard } from '~/compendium/statblock/statblock-card';
import type { OpenWord } from '~/compendium/statblock/use-word-tools';
import { paths } from '~/paths';
import { type Asked, askJson } from '~/platform/ask-json';
import { Dialog } from '~/ui/dialog';
import { ConditionWords } from './condition-words';

export type WordDialogProps = {
  word: OpenWord;
  /** URL of the word's own page. */
  address: string;
  onClose: () => void;
};

/** A dialog over the fight with a spell, a condition or a creature. */
export function WordDialog({ word, address, onClose }: WordDialogProps) {
  return (
    <Dialog open onClose={onClose} title={word.name}>
      {word.kind === 'condition' ? (
        <ConditionWords condition={word.id} edition={word.edition} />
      ) : (
        <RecordWords word={word} />
      )}
      <p>
        <a href={address} target="_blank" rel="noreferrer">
          Open full page
        </a>
      </p>
    </Dialog>
  );
}

type Shown = Asked<SpellRecord | { packed: PackedStatblock }> | { is: 'coming' };

function RecordWords({ word: { kind, id } }: { word: Exclude<OpenWord, { kind: 'condition' }> }) {
  const [shown, show] = useState<Shown>({ is: 'coming' });
  useEffect(() => {
    const leaving = new AbortController();
    const address =
      kind === 'spell' ? paths.spellJson({ id }) : paths.monsterPane({ id, layout: null });
    void askJson<SpellRecord | { packed: PackedStatblock }>(address, leaving.signal).then(
      (answer) => {
        if (!leaving.signal.aborted) show(answer);
      },
    );
    return () => leaving.abort();
  }, [kind, id]);
  if (shown.is === 'coming') return <p role="status">Loading…</p>;
  if (shown.is !== 'here') {
    return <p role="status">This could not be loaded. Open it again when you are back online.</p>;
  }
  return 'packed' in shown.value ? (
    <StatblockCard block={unpackStatblock(shown.value.packed)} />
  ) : (
    <SpellCard titled={false} spell={spellCardLines(shown.value)} />
  );
}
