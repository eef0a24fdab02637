import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { MemberSetting } from '~/parties/member';
import { MEMBER_TEXTS, readSetting } from '~/parties/member-text';
import type { PartyMember } from '~/parties/party';
import { classes } from '~/ui/classes';
import { VisuallyHidden } from '~/ui/visually-hidden';
import styles from './fields.module.css';
import { versionOf } from './member-form';
import type { PartyLine } from './use-party-line';

export type InPlaceProps = {
  member: PartyMember;
  setting: MemberSetting;
  line: PartyLine;
  /** A short label, if the full one is too long. */
  short?: string;
  hint?: string;
  wide?: boolean;
  /** In a table, whose headings label it visibly: the name of its row. */
  row?: string;
  disabled?: boolean;
  /** The server's error for the typed value, and that value. */
  problem?: string;
  typed?: string;
};

/**
 * A setting of a member, edited in place: leaving the field saves it. Changes by others appear automatically, but
 * never in a field that is being edited.
 */
export function InPlaceField(props: InPlaceProps) {
  const { member, setting, line, short, hint, wide, row, disabled, typed } = props;
  const field = MEMBER_TEXTS[setting];
  const id = useId();
  const text = line.textOf(member, setting);
  const [problem, setProblem] = useState(props.problem);
  const place = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const begun = useRef<{ seen: number } | null>(null);
  const version = versionOf(member.marks, setting);

  useEffect(() => setProblem(props.problem), [props.problem]);
  useEffect(() => {
    if (place.current && begun.current === null && typed === undefined) place.current.value = text;
  }, [text, typed]);

  function keep() {
    const input = place.current;
    const started = begun.current;
    if (!input || started === null) return;
    const read = readSetting(setting, input.value);
    setProblem(read.ok ? undefined : read.sentence);
    if (!read.ok) return;
    begun.current = null;
    const changed = input.value.trim();
    if (changed === text || `+${changed}` === text) input.value = text;
    else line.set(member.id, setting, changed, started.seen);
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key === 'Escape' && place.current && begun.current) {
      place.current.value = text;
      begun.current = null;
      setProblem(undefined);
    }
    if (event.key === 'Enter' && field.kind !== 'prose') {
      event.preventDefault();
      keep();
    }
  }

  const isNumber = field.kind === 'number';
  const control = {
    id,
    ref: place,
    name: setting,
    disabled,
    defaultValue: typed ?? text,
    onInput: () => {
      begun.current ??= { seen: version };
    },
    onBlur: keep,
    onKeyDown: handleKey,
    'aria-invalid': problem ? true : undefined,
    'aria-describedby': problem ? `${id}-problem` : hint ? `${id}-hint` : undefined,
    autoComplete: 'off',
  } as const;
  return (
    <div className={classes(styles.field, wide && styles.wide)} data-setting={setting}>
      <label htmlFor={id}>
        {row === undefined ? (
          (short ?? field.label)
        ) : (
          <VisuallyHidden>{`${field.label}, ${row}`}</VisuallyHidden>
        )}
        {short && <VisuallyHidden> ({field.label})</VisuallyHidden>}
      </label>
      {field.kind === 'prose' ? (
        <textarea {...control} rows={3} maxLength={field.most} />
      ) : (
        <input
          {...control}
          inputMode={isNumber ? 'numeric' : undefined}
          maxLength={field.kind === 'text' ? field.most : 40}
        />
      )}
      {hint && !problem && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {problem && (
        <p id={`${id}-problem`} className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}

type CountProps = Pick<InPlaceProps, 'member' | 'setting' | 'line' | 'disabled'> & {
  short: string;
  most: number;
};

/** A small number of a member, chosen from a list. */
export function InPlaceCount({ member, setting, line, short, most, disabled }: CountProps) {
  const id = useId();
  return (
    <div className={styles.field} data-setting={setting}>
      <label htmlFor={id}>
        {short}
        <VisuallyHidden> ({MEMBER_TEXTS[setting].label})</VisuallyHidden>
      </label>
      <select
        id={id}
        name={setting}
        disabled={disabled}
        value={line.textOf(member, setting)}
        onChange={({ currentTarget }) =>
          line.set(member.id, setting, currentTarget.value, versionOf(member.marks, setting))
        }
      >
        {Array.from({ length: most + 1 }, (_, at) => String(at)).map((count) => (
          <option key={count} value={count}>
            {count}
          </option>
        ))}
      </select>
    </div>
  );
}

type TickProps = Pick<InPlaceProps, 'member' | 'setting' | 'line' | 'disabled'> & { label: string };

/** A setting that is on or off. */
export function InPlaceTick({ member, setting, line, label, disabled }: TickProps) {
  return (
    <label className={styles.tick} data-setting={setting}>
      {/* Without it, an unchecked box would send nothing. */}
      <input type="hidden" name={setting} value="" disabled={disabled} />
      <input
        type="checkbox"
        name={setting}
        value="on"
        disabled={disabled}
        checked={line.textOf(member, setting) === 'on'}
        onChange={({ currentTarget }) => {
          const text = currentTarget.checked ? 'on' : '';
          line.set(member.id, setting, text, versionOf(member.marks, setting));
        }}
      />
      {label}
    </label>
  );
}
