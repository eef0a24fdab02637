import { paths } from '~/paths';
import { Button } from '~/ui/button';
import { Field, TextArea } from '~/ui/field';
import { Notice } from '~/ui/notice';
import styles from './contact.module.css';
import {
  CONTACT_WORDS,
  type ContactFields,
  type ContactProblems,
  LONGEST_MESSAGE,
} from './contact-form';

/** The result of sending the form; unless it was sent, the typed values are kept. */
export type ContactResult =
  | { kind: 'sent'; words: string }
  | { kind: 'invalid'; problems: ContactProblems; fields: ContactFields; token: string }
  | { kind: 'failed'; problem: string; fields: ContactFields; token: string };

/** The contact form and its result. */
export function ContactFormView({
  token,
  result,
}: {
  token: string;
  result: ContactResult | null;
}) {
  const typed = result && result.kind !== 'sent' ? result : null;
  const problems = result?.kind === 'invalid' ? result.problems : {};
  return (
    <form
      className={styles.form}
      method="post"
      action={`${paths.contact()}#result`}
      noValidate
      data-contact
    >
      <div id="result" className={styles.result}>
        {result?.kind === 'sent' && (
          <Notice tone="good" announce>
            {result.words}
          </Notice>
        )}
        {result?.kind === 'failed' && (
          <Notice tone="problem" title={result.problem} announce>
            <p>
              Your message is saved and will be sent again automatically. You can also try again
              now.
            </p>
          </Notice>
        )}
        {result?.kind === 'invalid' && (
          <Notice tone="problem" announce>
            {Object.values(result.problems).join(' ')}
          </Notice>
        )}
      </div>
      {/* Shown by the page's script where no answer came. */}
      <div hidden data-unreached>
        <Notice tone="problem" title={CONTACT_WORDS.unexpected} announce>
          <p>What you typed is still here. If you send it twice, it still arrives once.</p>
        </Notice>
      </div>
      <input type="hidden" name="token" value={typed?.token ?? token} />
      <div className={styles.trap} aria-hidden="true">
        <label htmlFor="website">Leave this empty</label>
        <input id="website" name="website" tabIndex={-1} autoComplete="off" />
      </div>
      <Field
        label="Name"
        name="name"
        autoComplete="name"
        defaultValue={typed?.fields.name}
        error={problems.name}
      />
      <Field
        label="Email"
        name="email"
        type="email"
        autoComplete="email"
        defaultValue={typed?.fields.email}
        error={problems.email}
      />
      <TextArea
        label="Message"
        name="message"
        counter={LONGEST_MESSAGE}
        rows={8}
        defaultValue={typed?.fields.message}
        error={problems.message}
      />
      <div>
        <Button>Send message</Button>
      </div>
    </form>
  );
}
