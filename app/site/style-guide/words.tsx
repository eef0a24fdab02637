import { Link } from '@remix-run/react';
import { paths } from '~/paths';
import layout from '~/ui/layout.module.css';
import { GuideSection } from './section';
import styles from './style-guide.module.css';

const COLOURS = [
  'paper',
  'surface',
  'sunken',
  'line',
  'line-strong',
  'ink',
  'ink-soft',
  'ember',
  'ember-soft',
  'green',
  'green-soft',
  'red',
  'red-soft',
  'purple',
  'purple-soft',
] as const;

/** Typography and colours. */
export function Words() {
  return (
    <>
      <GuideSection id="type" title="Words">
        <div className={layout.prose}>
          <h1>The owlbear is already in the room</h1>
          <p className={layout.lead}>
            A lead sentence says what the page is for, in the words of someone who has players
            waiting.
          </p>
          <h2>Running a fight</h2>
          <p>
            Roll initiative once, write it down once, and let the table see whose turn it is. When a
            creature drops to 0 hit points it falls <a href="#type">unconscious</a>; a{' '}
            <Link to={paths.cheatSheet()}>death saving throw</Link> opens each of its turns.
          </p>
          <h3>Cover</h3>
          <ul>
            <li>Half cover gives +2 to AC and Dexterity saving throws.</li>
            <li>Three-quarters cover gives +5.</li>
            <li>Total cover cannot be targeted directly.</li>
          </ul>
          <h4>At the keyboard</h4>
          <p>
            Press <kbd>/</kbd> to search and <kbd>Enter</kbd> to open. A roll is written{' '}
            <code>2d6+3</code>.
          </p>
          <blockquote>
            <p>“We open the door.” Nobody had asked which one.</p>
          </blockquote>
          <p className={layout.soft}>
            Long words break:
            Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft.
          </p>
        </div>
      </GuideSection>
      <GuideSection id="colors" title="Colors">
        <ul className={styles.swatches}>
          {COLOURS.map((colour) => (
            <li key={colour}>
              <span className={styles.swatch} data-colour={colour} />
              <code>{colour}</code>
            </li>
          ))}
        </ul>
      </GuideSection>
    </>
  );
}
