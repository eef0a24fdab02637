import { RollNumber } from '~/dice-tray/roll-number';
import { paths } from '~/paths';
import { idInEdition } from '../shelf/own-books';
import type { Segment } from './statblock';
import { useRulesEdition } from './use-rules-edition';
import { WordLink } from './word-link';

/** Renders a line of a statblock: text, rolls, and links to spells, conditions and creatures. */
export function Segments({ segments }: { segments: readonly Segment[] }) {
  return joined(segments).map((segment, at) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: the order of the pieces never changes
    return <Piece key={at} segment={segment} />;
  });
}

/** Joins adjacent texts: React inserts a marker between two text nodes. */
function joined(segments: readonly Segment[]): Segment[] {
  const pieces: Segment[] = [];
  for (const segment of segments) {
    const before = pieces.at(-1);
    if (typeof segment === 'string' && typeof before === 'string') {
      pieces.splice(-1, 1, before + segment);
    } else pieces.push(segment);
  }
  return pieces;
}

function Piece({ segment }: { segment: Segment }) {
  const edition = useRulesEdition();
  if (typeof segment === 'string') return segment;
  if ('em' in segment) return <em>{segment.em}</em>;
  if ('strong' in segment) return <strong>{segment.strong}</strong>;
  if ('roll' in segment) return <RollNumber {...segment} />;
  const { text: name } = segment;
  if ('condition' in segment) {
    const { condition: id } = segment;
    return (
      <WordLink word={{ kind: 'condition', id, edition, name }} to={paths.cheatSheet(id, edition)}>
        {name}
      </WordLink>
    );
  }
  if ('creature' in segment) {
    const id = idInEdition(segment.creature, edition);
    return (
      <WordLink word={{ kind: 'creature', id, name }} to={paths.monster({ id })}>
        {name}
      </WordLink>
    );
  }
  const id = idInEdition(segment.spell, edition);
  return (
    <WordLink word={{ kind: 'spell', id, name }} to={paths.spell({ id })}>
      <i>{name}</i>
    </WordLink>
  );
}
