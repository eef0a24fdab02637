import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import styles from './creature-head.module.css';
import { Segments } from './segments';
import type { Segment, Statblock, StatblockLine } from './statblock';

export type CreatureHeadProps = {
  block: Pick<Statblock, 'name' | 'kind' | 'edition' | 'head'>;
  /** The heading level of the name; null omits it, when a heading around it has it. */
  level: 1 | 2 | 3 | null;
  /** The URL the name links to, when the rest of the statblock is on another page. */
  to?: string;
  /** The URL of the creature's token. */
  token?: string | undefined;
  /** Shown beside the name. */
  mark?: ReactNode;
};

/** Renders a creature's name, kind and most important combat numbers. */
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
      {/* Decorative: the text next to it says the same. */}
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

/** The rest of a value: "(19d12 + 133)" stays on one line, a list of armors or speeds can wrap. */
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

/** Splits a value into its leading number and the rest: "15" and " (leather armor, shield)". */
function leadOf([first = '', ...others]: readonly Segment[]): [Segment, readonly Segment[]] {
  if (typeof first !== 'string') return [first, others];
  const [lead = ''] = /^(?:not known|\S+(?: ft\.)?[,;]?)/.exec(first) ?? [];
  const rest = first.slice(lead.length);
  return [lead, rest === '' ? others : [rest, ...others]];
}
