import { ToolLink } from '~/catalogue/tool-link';
import type { SheetAction } from '~/characters/sheet/sheet';
import { paths } from '~/paths';
import type { Edition } from '~/rules/edition';
import { useLatePart } from '~/ui/use-late-part';
import { useOpened } from '~/ui/use-opened';
import styles from './table.module.css';
import { useTableNow } from './use-table-now';

/** Loaded when the first list is opened. */
function fetchForms() {
  return import('./late-forms');
}

/** The search for the beasts whose form can be taken. */
export function formsSearch(
  edition: Edition,
  { challenge, without }: NonNullable<SheetAction['forms']>,
): string {
  const asked = new URLSearchParams({ type: 'beast', crMax: challenge, edition, swarm: 'no' });
  for (const way of without) asked.append('speed', `-${way}`);
  return `?${asked}`;
}

/** The forms of Wild Shape: beasts up to a challenge rating, each with its statblock in place. */
export function FormsOf({ forms }: { forms: NonNullable<SheetAction['forms']> }) {
  const { edition } = useTableNow().table.sheet;
  return <Beasts search={formsSearch(edition, forms)} label={formsWords(forms)} />;
}

/** "Beasts up to challenge 1/4, no flying or swimming speed". */
export function formsWords({ challenge, without }: NonNullable<SheetAction['forms']>): string {
  const ways = without.map((way) => (way === 'fly' ? 'flying' : 'swimming'));
  const limits = ways.length === 0 ? '' : `, no ${ways.join(' or ')} speed`;
  return `Beasts up to challenge ${challenge}${limits}`;
}

/**
 * The familiars of SRD 5.1, "Find Familiar", as searched among beasts; in SRD 5.2.1 any beast of challenge 0.
 */
export function Familiars() {
  const { edition } = useTableNow().table.sheet;
  const asked = new URLSearchParams({ type: 'beast', crMax: '1/8', edition, swarm: 'no' });
  return (
    <Beasts
      search={`?${asked}`}
      label="Familiars"
      only={edition === '2014' ? FAMILIARS : undefined}
      most={edition === '2014' ? undefined : 0}
    />
  );
}

const FAMILIARS: readonly string[] = [
  'bat',
  'cat',
  'crab',
  'frog',
  'hawk',
  'lizard',
  'octopus',
  'owl',
  'poisonous-snake',
  'quipper',
  'rat',
  'raven',
  'sea-horse',
  'spider',
  'weasel',
];

type BeastsProps = { search: string; label: string; only?: readonly string[]; most?: number };

function Beasts({ search, label, only, most }: BeastsProps) {
  const { wasOpened, look, open } = useOpened();
  const [late] = useLatePart(fetchForms, wasOpened);
  return (
    <details className={styles.opened} onToggle={open} ref={look}>
      <summary>{label}</summary>
      {wasOpened && late.is === 'here' && <late.part.LateForms {...{ search, only, most }} />}
      <p className={styles.soft}>
        <ToolLink tool="monster-lookup" to={paths.monsterLookup(search)} reloadDocument>
          Open in the monster lookup
        </ToolLink>
      </p>
    </details>
  );
}
