import { Form, useRevalidator } from '@remix-run/react';
import { useRef, useState } from 'react';
import { characterPaths } from '~/character-paths';
import { Button } from '~/ui/button';
import { Field } from '~/ui/field';
import { Notice } from '~/ui/notice';
import { useLatePart } from '~/ui/use-late-part';
import styles from './portrait-form.module.css';

/** Loaded when a picture is chosen. */
function fetchCrop() {
  return import('../portrait/crop-dialog');
}

export type PortraitFormProps = {
  id: string;
  /** The version of the character, so that a new picture has a new URL. */
  version: number;
  portrait: boolean;
  /** Whether the form is the only content of the page. */
  alone?: boolean;
};

/** The form to set or remove a portrait; with scripts, the user crops the picture first. */
export function PortraitForm({ id, version, portrait, alone = false }: PortraitFormProps) {
  const address = characterPaths.newPortrait({ id });
  const form = useRef<HTMLFormElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const [isKept, setKept] = useState(false);
  const [late] = useLatePart(fetchCrop, file !== null);
  const { revalidate } = useRevalidator();

  function close() {
    setFile(null);
    form.current?.reset();
    form.current?.querySelector('input')?.focus();
  }

  function keep() {
    close();
    setKept(true);
    revalidate();
  }

  return (
    <section aria-label="Portrait" className={styles.portrait} data-print="no">
      {!alone && <h2>Portrait</h2>}
      {isKept && <Notice tone="good" announce title="Portrait saved" />}
      <div className={styles.beside}>
        {portrait && (
          <img
            className={styles.face}
            src={characterPaths.portrait({ id }, version)}
            alt="Current portrait"
          />
        )}
        <Form
          ref={form}
          method="post"
          action={address}
          encType="multipart/form-data"
          reloadDocument
          className={styles.form}
        >
          <Field
            label="Picture"
            name="file"
            type="file"
            accept="image/png,image/jpeg,image/webp"
            hint="PNG, JPEG or WebP. Its place and time are removed."
            required
            onChange={(event) => {
              setKept(false);
              setFile(event.currentTarget.files?.[0] ?? null);
            }}
          />
          <Button kind="quiet" icon="check">
            {portrait ? 'Replace portrait' : 'Save portrait'}
          </Button>
        </Form>
      </div>
      {portrait && (
        <Form method="post" action={address} reloadDocument>
          <Button kind="quiet" compact name="intent" value="remove" icon="trash">
            Remove portrait
          </Button>
        </Form>
      )}
      {file && late.is === 'here' && (
        <late.part.CropDialog
          file={file}
          address={characterPaths.portrait({ id })}
          onKept={keep}
          onClose={close}
        />
      )}
    </section>
  );
}
