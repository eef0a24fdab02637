import { type FormEvent, useEffect, useRef } from 'react';
import { fillFields } from '~/ui/fill-fields';
import type { Draft } from '../address/draft';

const PAUSE_MS = 300;

/**
 * Applies the party form a moment after the last input, and a choice at once. While the focus is in the fields they
 * keep what is typed; else they show the party of the URL.
 */
export function useLiveParty(draft: Draft) {
  const fields = useRef<HTMLDivElement>(null);
  const isFirst = useRef(true);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const shown = partyFields(draft).toString();
  useEffect(() => {
    // Applies what was typed before hydration.
    const changed = [...(fields.current?.querySelectorAll('input, option') ?? [])].find(isTouched);
    if (changed) applyParty(changed.closest('form'));
  }, []);
  useEffect(() => {
    const here = fields.current;
    if (here === null) return;
    if (!isFirst.current && !here.contains(document.activeElement)) show(here, shown);
    isFirst.current = false;
    const handleLeave = ({ relatedTarget }: FocusEvent) => {
      if (here.contains(relatedTarget as Node | null)) return;
      if (pause.current === undefined) show(here, shown);
      else {
        // Left before the pause was over: what was typed counts.
        clearTimeout(pause.current);
        pause.current = undefined;
        applyParty(here.closest('form'));
      }
    };
    here.addEventListener('focusout', handleLeave);
    return () => here.removeEventListener('focusout', handleLeave);
  }, [shown]);
  useEffect(() => () => clearTimeout(pause.current), []);
  return {
    fields,
    onInput(event: FormEvent<HTMLDivElement>) {
      const { form, type } = event.target as HTMLInputElement;
      clearTimeout(pause.current);
      pause.current = undefined;
      if (type !== 'number') return applyParty(form);
      pause.current = setTimeout(() => {
        pause.current = undefined;
        applyParty(form);
      }, PAUSE_MS);
    },
  };
}

/** Whether a field or an option differs from what the server rendered. */
function isTouched(one: Element): boolean {
  if (one instanceof HTMLOptionElement) return one.selected !== one.defaultSelected;
  if (!(one instanceof HTMLInputElement)) return false;
  return one.value !== one.defaultValue || one.checked !== one.defaultChecked;
}

function applyParty(form: HTMLFormElement | null): void {
  form?.requestSubmit(form.querySelector<HTMLButtonElement>('[value="party"]'));
}

function show(fields: HTMLElement, shown: string): void {
  const form = fields.closest('form');
  if (form) fillFields(form, new URLSearchParams(shown));
}

/** The fields of the form for a party, by their names. */
function partyFields({ edition, partyId, groups, characters, ignoreWeak }: Draft): URLSearchParams {
  const params = new URLSearchParams({ edition, with: partyId ?? '' });
  for (const id of characters) params.append('characters', id);
  for (const [at, { level, count }] of groups.entries()) {
    params.set(`c${at}`, String(count));
    params.set(`l${at}`, String(level));
  }
  params.set(`l${groups.length}`, String(groups.at(-1)?.level ?? 1));
  if (ignoreWeak) params.set('weak', 'out');
  return params;
}
