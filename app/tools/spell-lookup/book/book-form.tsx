import { Form } from '@remix-run/react';
import type { FormEvent, ReactNode } from 'react';

/**
 * Handles a form of a book stored on the device; null when the book is in an account and the form is submitted there.
 */
export type Send = ((form: FormData) => void) | null;

type BookFormProps = {
  send: Send;
  /** Hidden fields. */
  fields: Readonly<Record<string, string>>;
  className?: string | undefined;
  children: ReactNode;
};

/** A form of a book: submitted to the account, also without scripts, or handled on the device. */
export function BookForm({ send, fields, className, children }: BookFormProps) {
  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    if (send === null) return;
    event.preventDefault();
    const native = event.nativeEvent;
    const pressed = native instanceof SubmitEvent ? native.submitter : null;
    send(new FormData(event.currentTarget, pressed));
  }
  return (
    <Form method="post" replace preventScrollReset className={className} onSubmit={handleSubmit}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </Form>
  );
}
