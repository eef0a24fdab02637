import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import styles from './creature-head.module.css';
import { Segments } from './segments';
import type { Segment, Statblock, StatblockLine } from './statblock';

export type CreatureHeadProps = {
  block: Pick<Statblock, 'name' | 'kind' | 'edition' | 'head'>;
  /** The rank of the creature's name among the page's headings; null leaves the name to the heading around it. */
  level: 1 | 2 | 3 | null;
  /** Where the name leads, when the rest of the statblock stands elsewhere. */
  to?: string;
  /** The address of the creature's token. */
  token?: string | undefined;
  /** What stands beside the name. */
  mark?: ReactNode;
};

/** What a creature is at a glance: its name, its kind, and the numbers that a fight asks for first. */
export function CreatureHead({
  block: { name, kind, edition, head },
  level,
  to,
  token,
  mark,
}: CreatureHeadProps) {
  const Name = level && (`h${level}` as const);
  return (
    <header className={styles.head}>
      {/* It says nothing that the words beside it do not. */}
      {token && <img src={token} alt="" width="56" height="56" />}
      {Name && (
        <Name className={styles.name}>
          {to ? <Link to={to}>{name}</Link> : name}
          {mark}
        </Name>
      )}
      <p className={styles.kind}>
        <i>{kind}</i> <small>{`${edition} rules`}</small>
      </p>
      <dl className={styles.vitals}>
        {head.map((line) => (
          <Vital key={line.label} line={line} />
        ))}
      </dl>
    </header>
  );
}

function Vital({ line: { label, segments } }: { line: StatblockLine }) {
  const [lead, rest] = leadOf(segments);
  return (
    <div>
      <dt>{label}</dt>{' '}
      <dd>
        <b>
          <Segments segments={[lead]} />
        </b>
        <Rest segments={rest} />
      </dd>
    </div>
  );
}

/** What else is said of a number: "(19d12 + 133)" holds together, a row of armors or speeds takes the lines that it needs. */
function Rest({ segments }: { segments: readonly Segment[] }) {
  if (segments[0] !== ' (' || segments.length !== 3) return <Segments segments={segments} />;
  return (
    <>
      {' '}
      <span className={styles.together}>
        (<Segments segments={segments.slice(1)} />
      </span>
    </>
  );
}

/** The number that a line is about, and what else it says: "15" and " (leather armor, shield)". */
function leadOf([first = '', ...others]: readonly Segment[]): [Segment, readonly Segment[]] {
  if (typeof first !== 'string') return [first, others];
  const [lead = ''] = /^(?:not known|\S+(?: ft\.)?[,;]?)/.exec(first) ?? [];
  const rest = first.slice(lead.length);
  return [lead, rest === '' ? others : [rest, ...others]];
}
