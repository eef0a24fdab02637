import { Form } from '@remix-run/react';
import type { FormEvent, ReactNode } from 'react';

/** Does what a form of a device's book asks; null where the book is in an account, and the form goes there. */
export type Send = ((form: FormData) => void) | null;

type BookFormProps = {
  send: Send;
  /** What goes along unseen. */
  fields: Readonly<Record<string, string>>;
  className?: string | undefined;
  children: ReactNode;
};

/** A form of a book: to the account without scripts too, to the device where the book is there. */
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
