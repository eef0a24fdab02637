import { Form } from '@remix-run/react';
import { paths } from '~/paths';
import { Button } from '~/ui/button';
import { DUPLICATE } from '~/ui/names';

/** The button that duplicates something kept; it opens the copy. `name` tells it from others on the page. */
export function DuplicateForm({ kind, id, name }: { kind: string; id: string; name?: string }) {
  return (
    <Form method="post" action={paths.duplicate()}>
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="id" value={id} />
      <Button kind="quiet" compact icon="copy" aria-label={name && `${DUPLICATE} ${name}`}>
        {DUPLICATE}
      </Button>
    </Form>
  );
}
