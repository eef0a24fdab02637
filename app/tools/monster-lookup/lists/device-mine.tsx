import { useDeviceList } from '~/ui/use-device-list';
import type { KnownMonster } from '../device-lists';
import { NAMED_LISTS, NOTES, placedOnDevice, withNote, withPlaced } from './device-named-lists';
import { fullProblem, LIST_LIMITS, readNote } from './list-limits';
import { idsIn, type MineAnswer } from './mine-facts';
import { MineForms } from './mine-forms';
import { judgePlacing } from './placing';

const NO_ROOM = 'This device is full, or stores nothing for this site. Nothing was changed.';

/** The lists and note for a monster stored on this device, for users who are not signed in. */
export function DeviceMine({ monster }: { monster: KnownMonster }) {
  const [lists, changeLists] = useDeviceList(NAMED_LISTS);
  const [notes, changeNotes] = useDeviceList(NOTES);
  const note = notes.find(({ id }) => id === monster.id);
  const facts = {
    lists: placedOnDevice(lists, monster.id),
    note: { text: note?.note ?? '', version: 0 },
  };

  function place(fields: Record<string, string>): MineAnswer {
    let problem: string | null = null;
    const asked = {
      was: idsIn([fields.was ?? '']),
      wanted: idsIn([fields.in ?? '']),
      name: fields.name ?? '',
    };
    const isKept = changeLists((now) => {
      const judged = judgePlacing(placedOnDevice(now, monster.id), asked);
      if (judged.ok) return withPlaced(now, monster, judged.placing, fields.key ?? '');
      problem = judged.problem;
      return now;
    });
    if (problem !== null) return { problem };
    return isKept ? { saved: 'lists' } : { problem: NO_ROOM };
  }

  function write(fields: Record<string, string>): MineAnswer {
    const read = readNote(fields.note ?? '');
    if (!read.ok) return { problem: read.problem };
    let isFull = false;
    const isKept = changeNotes((now) => {
      const isNew = !now.some(({ id }) => id === monster.id);
      isFull = isNew && read.text !== '' && now.length >= LIST_LIMITS.notes;
      return isFull ? now : withNote(now, { ...monster, note: read.text });
    });
    if (isFull) return { problem: fullProblem('notes') };
    return isKept ? { saved: 'note' } : { problem: NO_ROOM };
  }

  return (
    <MineForms
      monster={monster}
      facts={facts}
      owner=""
      keep={async (fields) => (fields.intent === 'note' ? write(fields) : place(fields))}
    />
  );
}
