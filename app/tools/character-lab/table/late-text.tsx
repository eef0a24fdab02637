import { useEffect, useMemo, useState } from 'react';
import type { SpellRecord } from '~/compendium/records/spell-record';
import { SpellCard } from '~/compendium/spell-card/spell-card';
import { spellCardLines } from '~/compendium/spell-card/spell-card-lines';
import { type PackedStatblock, unpackStatblock } from '~/compendium/statblock/packed-statblock';
import { StatblockCard } from '~/compendium/statblock/statblock-card';
import { paths } from '~/paths';
import type { Asked } from '~/platform/ask-json';
import { askKeptJson } from '~/platform/ask-kept-json';

/** The text of a spell or the statblock of a monster, in place; once opened it opens offline too. */
export function LateText({ kind, id }: { kind: 'spell' | 'monster'; id: string }) {
  return kind === 'spell' ? <SpellText id={id} /> : <MonsterText id={id} />;
}

function SpellText({ id }: { id: string }) {
  const asked = useKept<SpellRecord>(paths.spellJson({ id }));
  if (asked.is !== 'here') return <Waiting is={asked.is} />;
  return <SpellCard titled={false} spell={spellCardLines(asked.value)} />;
}

function MonsterText({ id }: { id: string }) {
  const asked = useKept<{ packed: PackedStatblock }>(paths.monsterPane({ id, layout: null }));
  const packed = asked.is === 'here' ? asked.value.packed : null;
  const block = useMemo(() => (packed === null ? null : unpackStatblock(packed)), [packed]);
  return block === null ? (
    <Waiting is={asked.is} />
  ) : (
    <StatblockCard block={block} titled={false} />
  );
}

function Waiting({ is }: { is: string }) {
  if (is === 'coming') return <p role="status">Loading…</p>;
  if (is === 'missing') return <p role="status">This is no longer published.</p>;
  return <p role="status">Not loaded yet. Open it again when you are back online.</p>;
}

type Coming<T> = Asked<T> | { is: 'coming' };

function useKept<T>(path: string): Coming<T> {
  const [asked, setAsked] = useState<Coming<T>>({ is: 'coming' });
  useEffect(() => {
    const leaving = new AbortController();
    void askKeptJson<T>(path, leaving.signal).then((came) => {
      if (!leaving.signal.aborted) setAsked(came);
    });
    return () => leaving.abort();
  }, [path]);
  return asked;
}
