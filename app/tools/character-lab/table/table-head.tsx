import type { ReactNode } from 'react';
import { characterPaths } from '~/character-paths';
import { signed } from '~/rules/ability';
import { LinkButton } from '~/ui/button';
import { classes } from '~/ui/classes';
import { VisuallyHidden } from '~/ui/visually-hidden';
import { useLabWays } from '../use-lab-ways';
import { ToldTile } from '../told/told-number';
import { conditionsNow } from './conditions-now';
import { D20Number } from './d20-number';
import { speedsNow } from './speed-now';
import styles from './table.module.css';
import { useTableNow } from './use-table-now';
import { Way } from './way';

/** The name and summary of the character, and links to its other pages. */
export function TableHead({ children }: { children?: ReactNode }) {
  const { id, name, line, portrait, mayChange, missing, confirmed, sheet } = useTableNow().table;
  const { level } = sheet;
  const ways = useLabWays();
  const face = characterPaths.portrait({ id }, confirmed.version);
  return (
    <header className={styles.head}>
      {portrait && <img className={styles.face} src={face} alt="" />}
      <div>
        <h1>{name === '' ? 'Unnamed character' : name}</h1>
        <p className={styles.soft}>{line}</p>
      </div>
      <nav className={styles.ways} aria-label="This character">
        {mayChange && (
          <LinkButton
            kind={missing > 0 ? 'primary' : 'quiet'}
            compact
            icon="edit"
            to={ways.making({ id })}
            reloadDocument
            aria-label={missing > 0 ? undefined : 'Edit'}
          >
            {missing > 0 ? `${missing} left to choose` : <span>Edit</span>}
          </LinkButton>
        )}
        {mayChange && level > 0 && level < 20 && (
          <LinkButton
            kind="quiet"
            compact
            icon="plus"
            to={ways.making({ id }, 'class', 'level-up')}
            reloadDocument
          >
            Level up
          </LinkButton>
        )}
        {ways.print && <Way icon="print" to={ways.print({ id })} label="Print" />}
        {ways.pdf && (
          <Way icon="download" to={ways.pdf({ id })} label="PDF" said="PDF to fill in" />
        )}
        {children}
      </nav>
      {ways.print && <p className={styles.paper}>{`Printable sheet: ${ways.print({ id })}`}</p>}
    </header>
  );
}

const INITIATIVE = { kind: 'initiative' } as const;

/** The numbers that other players ask for. */
export function TableNumbers() {
  const { table, play } = useTableNow();
  const { ac, initiative, proficiency, passives, edition } = table.sheet;
  const conditions = conditionsNow(table.facts, play);
  const { speeds, why } = speedsNow(edition, { ...play, conditions }, table.sheet.speeds);
  const walk = speeds.walk;
  const others = Object.entries(speeds).flatMap(([kind, told]) =>
    kind === 'walk' ? [] : [`${kind} ${told.value} ft.`],
  );
  return (
    <section className={classes(styles.tiles, styles.numbers)} aria-label="Numbers">
      <ToldTile
        label={
          <>
            <span aria-hidden="true">AC</span>
            <VisuallyHidden>Armor Class</VisuallyHidden>
          </>
        }
        text={String(ac.value)}
        told={ac}
        notes={ac.notes}
      />
      <ToldTile
        label={
          <>
            <span aria-hidden="true">Init.</span>
            <VisuallyHidden>Initiative</VisuallyHidden>
          </>
        }
        text={signed(initiative.value)}
        told={initiative}
        notes={initiative.advantage ? ['With advantage.'] : []}
      >
        <D20Number
          text="Roll initiative"
          rolled={INITIATIVE}
          of="Initiative"
          modifier={initiative.value}
        />
      </ToldTile>
      {walk && (
        <ToldTile
          label="Speed"
          text={String(walk.value)}
          told={walk}
          notes={others}
          changed={why}
        />
      )}
      <ToldTile label="Prof." text={signed(proficiency.value)} told={proficiency} />
      <ToldTile
        label="Passive Perc."
        text={String(passives.perception.value)}
        told={passives.perception}
      />
    </section>
  );
}
