import { type FormEvent, useId, useRef, useState } from 'react';
import { paths } from '~/paths';
import { askJson } from '~/platform/ask-json';
import { Field } from '~/ui/field';

type CreatureFieldProps = {
  label: string;
  name: string;
  typed?: string | undefined;
  placeholder?: string;
};

/** A field for a creature's name with suggestions; without scripts a plain field. */
export function CreatureField({ label, name, typed, placeholder }: CreatureFieldProps) {
  const id = useId();
  const [found, setFound] = useState<readonly string[]>([]);
  const asking = useRef<AbortController | null>(null);
  async function handleInput({ currentTarget }: FormEvent<HTMLInputElement>) {
    asking.current?.abort();
    const query = currentTarget.value.trim();
    if (query.length < 2) return;
    const leaving = new AbortController();
    asking.current = leaving;
    const search = new URLSearchParams({ q: query, limit: '10' });
    const answer = await askJson<{ items: { name: string }[] }>(
      `${paths.monstersJson()}?${search}`,
      leaving.signal,
    );
    if (leaving.signal.aborted || answer.is !== 'here') return;
    setFound([...new Set(answer.value.items.map((one) => one.name))]);
  }
  return (
    <>
      <Field
        label={label}
        name={name}
        list={id}
        maxLength={100}
        autoComplete="off"
        defaultValue={typed}
        placeholder={placeholder}
        onInput={handleInput}
      />
      <datalist id={id}>
        {found.map((one) => (
          <option key={one} value={one} />
        ))}
      </datalist>
    </>
  );
}
