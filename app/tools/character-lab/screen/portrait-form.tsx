import { Form } from '@remix-run/react';
import { characterPaths } from '~/character-paths';
import { Button } from '~/ui/button';
import { Field } from '~/ui/field';
import layout from '~/ui/layout.module.css';

/** Gives a character a face, and takes it away again. */
export function PortraitForm({ id, portrait }: { id: string; portrait: boolean }) {
  const address = characterPaths.portrait({ id });
  return (
    <section aria-labelledby="portrait" className={layout.stack} data-print="no">
      <h2 id="portrait">Portrait</h2>
      <Form
        method="post"
        action={address}
        encType="multipart/form-data"
        reloadDocument
        className={layout.row}
      >
        <Field
          label="A picture"
          name="file"
          type="file"
          accept="image/png,image/jpeg,image/webp"
          hint="PNG, JPEG or WebP."
          required
        />
        <Button kind="quiet" icon="check">
          {portrait ? 'Take this one instead' : 'Take this picture'}
        </Button>
      </Form>
      {portrait && (
        <Form method="post" action={address} reloadDocument>
          <Button kind="quiet" compact name="intent" value="remove" icon="trash">
            Without a portrait
          </Button>
        </Form>
      )}
    </section>
  );
}
