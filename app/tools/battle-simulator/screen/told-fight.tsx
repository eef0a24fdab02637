import { useLocation } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import type { Told } from '../play/told';
import styles from './simulator.module.css';

/** One fight, step by step with its rolls. */
export function ToldFight({ told }: { told: Told }) {
  const section = useRef<HTMLElement>(null);
  const { hash, key } = useLocation();
  // The fight is rendered after its link was clicked, so the element to scroll to does not exist earlier.
  // biome-ignore lint/correctness/useExhaustiveDependencies: scroll again at each click on a link (`key`) and for each new fight
  useEffect(() => {
    if (hash === '#told') section.current?.scrollIntoView();
  }, [hash, key, told.fight]);
  const rounds = [...new Set(told.lines.map(({ round }) => round))];
  return (
    <section ref={section} id="told" className={styles.told} aria-labelledby="told-heading">
      <h2 id="told-heading">{`Fight ${told.fight.toLocaleString('en-US')}`}</h2>
      {told.more > 0 && (
        <p>{`This fight is very long: ${told.more.toLocaleString('en-US')} steps before the last are left out.`}</p>
      )}
      {rounds.map((round) => (
        <div key={round}>
          <h3>{round === 0 ? 'Before the fight' : `Round ${round}`}</h3>
          <ol>
            {told.lines
              .filter((line) => line.round === round && line.text !== `Round ${round}.`)
              .map(({ text }, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a simulated fight never change
                <li key={at}>{text}</li>
              ))}
          </ol>
        </div>
      ))}
    </section>
  );
}
