import { Form, useNavigate } from '@remix-run/react';
import { createContext, type FormEvent, type ReactNode, type RefObject, useContext } from 'react';
import { encounterPaths } from '~/encounter-paths';
import { type Ask, draftFields } from '../address/ask';
import { pressed } from '../address/press';

/** The URL of the latest change: the next one builds on it, even before the server has responded. */
export const LatestSearch = createContext<RefObject<{ search: string }> | null>(null);

type BuilderFormProps = {
  ask: Ask;
  /** The fields that the form shows itself; all others of the fight are hidden fields. */
  own?: readonly (string | RegExp)[];
  /** The fragment that a page without scripts returns to. */
  at?: string;
  label?: string;
  className?: string;
  children: ReactNode;
};

/** A form whose buttons change the fight: through a URL without scripts, immediately with scripts. */
export function BuilderForm({ ask, own = [], at, label, className, children }: BuilderFormProps) {
  const latest = useContext(LatestSearch);
  const navigate = useNavigate();
  const isOwn = (name: string) =>
    own.some((one) => (typeof one === 'string' ? one === name : one.test(name)));
  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    const { submitter } = event.nativeEvent as SubmitEvent;
    const params = new URLSearchParams(latest?.current?.search ?? '');
    for (const name of [...params.keys()]) if (isOwn(name)) params.delete(name);
    const form = new FormData(event.currentTarget, submitter);
    for (const [name, value] of form) {
      if (typeof value === 'string' && (isOwn(name) || name === 'press'))
        params.append(name, value);
    }
    const press = pressed(params);
    if (press === null || !('search' in press)) return;
    event.preventDefault();
    if (latest?.current) latest.current.search = press.search;
    const isTyping = ['find', 'party'].includes(params.get('press') ?? '');
    navigate(encounterPaths.builder(press.search), {
      preventScrollReset: true,
      replace: isTyping,
    });
  }
  const hidden = [...draftFields(ask.draft), ...ask.rest].filter(([name]) => !isOwn(name));
  return (
    <Form
      method="get"
      action={`${encounterPaths.builder()}${at ? `#${at}` : ''}`}
      className={className}
      aria-label={label}
      preventScrollReset
      noValidate
      onSubmit={handleSubmit}
    >
      {hidden.map(([name, value], place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same name can be listed twice
        <input key={`${name} ${place}`} type="hidden" name={name} value={value} />
      ))}
      {children}
    </Form>
  );
}
