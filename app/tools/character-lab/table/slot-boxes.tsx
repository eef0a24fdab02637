import { Boxes } from './boxes';
import { useTableNow } from './use-table-now';

/** The spell slots of each level, and pact slots. */
export function SlotBoxes() {
  const { table, play } = useTableNow();
  const { slots, pact } = table.facts;
  return (
    <>
      {slots.map((most, at) => {
        const level = at + 1;
        if (most === 0) return null;
        const left = most - Math.min(most, play.slotsSpent[at] ?? 0);
        return (
          <Boxes
            key={level}
            label={`Level ${level} slots`}
            {...{ most, left }}
            spend={{ does: 'slot', level, by: -1 }}
            back={{ does: 'slot', level, by: 1 }}
          />
        );
      })}
      {pact && pact.slots > 0 && (
        <Boxes
          label={`Pact slots, level ${pact.level}`}
          most={pact.slots}
          left={pact.slots - Math.min(pact.slots, play.pactSpent)}
          spend={{ does: 'pact-slot', by: -1 }}
          back={{ does: 'pact-slot', by: 1 }}
          note="back after a short or long rest"
        />
      )}
    </>
  );
}
