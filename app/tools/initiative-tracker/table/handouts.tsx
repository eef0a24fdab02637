import { useEffect, useRef, useState } from 'react';
import { fightPaths } from '~/fight-paths';
import type { ShownHandout } from '~/fights/table/table-view';
import { Button } from '~/ui/button';
import { CLOSE } from '~/ui/names';
import styles from './players.module.css';

const keyOf = (code: string) => `table-closed:${code}`;

/** The game master's handouts, large; closed ones stay closed on this device. */
export function Handouts({ code, handouts }: { code: string; handouts: readonly ShownHandout[] }) {
  const [closed, setClosed] = useState<readonly string[] | null>(null);
  useEffect(() => setClosed(readClosed(code)), [code]);
  const shown = handouts.filter(({ id }) => !closed?.includes(id)).toReversed();
  const place = useRef<HTMLElement>(null);
  const latest = handouts.at(-1)?.id ?? null;
  const known = useRef(latest);
  useEffect(() => {
    // A new handout is scrolled into view, but not one that was there when the page loaded.
    if (latest !== null && latest !== known.current) {
      place.current?.scrollIntoView({ block: 'start' });
    }
    known.current = latest;
  }, [latest]);
  if (shown.length === 0) return null;
  function close(id: string) {
    const all = [...readClosed(code), id].slice(-60);
    setClosed(all);
    try {
      localStorage.setItem(keyOf(code), JSON.stringify(all));
    } catch {
      // Without storage it stays closed only while the page is open.
    }
  }
  return (
    <section ref={place} className={styles.handouts} aria-label="Shown by the game master">
      {shown.map(({ id, text, picture }) => (
        <article key={id} className={styles.handout} data-handout={id}>
          {picture !== null && (
            <img src={fightPaths.tablePicture({ code, id: picture })} alt={altOf(text)} />
          )}
          {text !== '' && <p>{text}</p>}
          {closed !== null && (
            <Button type="button" kind="quiet" icon="close" onClick={() => close(id)}>
              {CLOSE}
            </Button>
          )}
        </article>
      ))}
    </section>
  );
}

/** With text beside the picture, the picture is decorative; without text it needs an alternative. */
function altOf(text: string): string {
  return text === '' ? 'A picture from the game master' : '';
}

function readClosed(code: string): readonly string[] {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(keyOf(code)) ?? '[]');
    return Array.isArray(list) ? list.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}
