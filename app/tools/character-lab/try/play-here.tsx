import { Link, useNavigate } from '@remix-run/react';
import { type FormEvent, useCallback, useEffect, useMemo, useState } from 'react';
import { characterPaths } from '~/character-paths';
import type { SpellRecord } from '~/compendium/records/spell-record';
import { paths } from '~/paths';
import { keptOrAskedJson } from '~/platform/ask-kept-json';
import layout from '~/ui/layout.module.css';
import { Notice } from '~/ui/notice';
import { preparingOf, withSpellsTicked } from '../table/preparing';
import { spellId } from '../table/spell-id';
import { spellsTold } from '../table/spells-told';
import type { TableFacts } from '../table/table-facts';
import type { TablePart } from '../table/table-parts';
import { TableScreen } from '../table/table-screen';
import { changedHere, keepHere, noRoomWords, readHere, tableHere } from './device-characters';
import { deviceStorage } from './page-device-storage';
import { openDeviceTable } from './page-device-table';
import { DEVICE_WAYS } from './page-device-ways';

type PlayHereProps = {
  id: string;
  part: TablePart;
  /** The class in the address whose spells are prepared. */
  prepare: string | null;
};

/** A character that is kept on this device alone, in play; null when it is not here. */
export function PlayHere({ id, part, prepare }: PlayHereProps) {
  const [read, setRead] = useState(() => readTable(id));
  const otherSheet = useCallback(() => setRead((now) => readTable(id) ?? now), [id]);
  const navigate = useNavigate();
  const records = useSpellRecords(read?.table);
  const [refused, setRefused] = useState<{ problem: string; ticked: readonly string[] } | null>(
    null,
  );
  const table = useMemo(() => {
    if (read === null) return null;
    const { throws, words } = spellsTold(read.table.sheet, records);
    return { ...read.table, throws, spellWords: words };
  }, [read, records]);
  const preparing = useMemo(
    () => (read === null ? null : preparingOf(read.character, prepare)),
    [read, prepare],
  );
  if (table === null) return null;

  function handleSubmit(event: FormEvent<HTMLElement>): void {
    const form = event.target;
    if (!(form instanceof HTMLFormElement)) return;
    const fields = new FormData(form);
    if (fields.get('intent') !== 'prepare') return;
    event.preventDefault();
    const why = prepareHere(id, fields);
    setRefused(why);
    if (why !== null) return;
    otherSheet();
    navigate(`${DEVICE_WAYS.sheet({ id })}&part=spells`);
  }

  return (
    <div onSubmit={handleSubmit}>
      <TableScreen
        key={`${id} ${preparing?.class ?? ''}`}
        {...{ table, part, preparing, otherSheet }}
        fresh=""
        openLine={openDeviceTable}
        address={DEVICE_WAYS.sheet({ id })}
        ticked={refused?.ticked}
        told={
          <>
            <p className={layout.soft}>
              Saved on this device only.{' '}
              <Link to={characterPaths.tryLab()}>Characters on this device</Link>
            </p>
            {refused && <Notice tone="problem" announce title={refused.problem} />}
          </>
        }
      />
    </div>
  );
}

function readTable(id: string) {
  const found = readHere(deviceStorage(), id);
  if (found === null || found === 'unread') return null;
  return { character: found.character, ...tableHere(found) };
}

/** Prepares the ticked spells; why not, with the spells as they were ticked. */
function prepareHere(id: string, fields: FormData) {
  const storage = deviceStorage();
  const found = readHere(storage, id);
  if (found === null || found === 'unread') {
    return { problem: 'This character is no longer on this device.', ticked: [] };
  }
  const asked = withSpellsTicked(found.character, fields);
  if (!asked.ok) return asked;
  const why = keepHere(
    storage,
    changedHere(found, asked.character, crypto.randomUUID()),
    Date.now(),
  );
  return why === null ? null : { problem: noRoomWords(why), ticked: [] };
}

/** The records of the spells that a character casts, one after the other as they come; offline those that were opened. */
function useSpellRecords(table: TableFacts | undefined): ReadonlyMap<string, SpellRecord> {
  const [records, setRecords] = useState<ReadonlyMap<string, SpellRecord>>(new Map());
  const ids = useMemo(() => {
    if (table === undefined) return '';
    const { spells, edition } = table.sheet;
    const cast = spells.filter(({ how }) => how !== 'in-book');
    return [...new Set(cast.map(({ slug }) => spellId(slug, edition)))].join(' ');
  }, [table]);
  useEffect(() => {
    const leaving = new AbortController();
    async function ask(): Promise<void> {
      const found = new Map<string, SpellRecord>();
      for (const id of ids.split(' ').filter(Boolean)) {
        const asked = await keptOrAskedJson<SpellRecord>(paths.spellJson({ id }), leaving.signal);
        if (leaving.signal.aborted) return;
        if (asked.is === 'here') found.set(id, asked.value);
      }
      if (found.size > 0) setRecords(found);
    }
    void ask();
    return () => leaving.abort();
  }, [ids]);
  return records;
}
