import { type ActionFunctionArgs, data, type MetaFunction } from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useEffect } from 'react';
import { sendMessage } from '~/contact/send-message.server';
import { paths } from '~/paths';
import { readForm } from '~/platform/form';
import { classes } from '~/ui/classes';
import layout from '~/ui/layout.module.css';
import { pageMeta } from '~/ui/page-meta';
import styles from './contact/contact.module.css';
import { ContactBox } from './contact/contact-box';
import { CONTACT_WORDS, type ContactFields, readContactForm } from './contact/contact-form';
import { ContactFormView, type ContactResult } from './contact/contact-form-view';
import { startContact } from './contact/start-contact';
import script from './contact/start-contact.ts?plain';

export const handle = { hydrate: false, script };

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Contact',
    description: 'Write to the people who make Delvewright: questions, wishes, bugs, stories.',
    path: paths.contact(),
  });

/** Each shown form gets its own token, so that a message sent twice arrives once. */
export function loader() {
  return { token: crypto.randomUUID() };
}

const TOKEN = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

function fieldOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  const fields: ContactFields = {
    name: fieldOf(form, 'name'),
    email: fieldOf(form, 'email'),
    message: fieldOf(form, 'message'),
  };
  // Only a bot fills in the hidden field: answer as if the message was sent.
  if (fieldOf(form, 'website') !== '') return sent(CONTACT_WORDS.trapped);
  const typed = fieldOf(form, 'token');
  const token = TOKEN.test(typed) ? typed : crypto.randomUUID();
  const reading = readContactForm(fields);
  if (!reading.ok) {
    const { problems } = reading;
    return data<ContactResult>({ kind: 'invalid', problems, fields, token }, { status: 400 });
  }
  const delivery = await sendMessage(context.services, { token, ...reading.message });
  switch (delivery.kind) {
    case 'delivered':
      return sent(CONTACT_WORDS.sent);
    case 'refused': {
      const problem = CONTACT_WORDS.refused(delivery.status);
      return data<ContactResult>({ kind: 'failed', problem, fields, token }, { status: 502 });
    }
    case 'unreached': {
      const problem = CONTACT_WORDS.unexpected;
      return data<ContactResult>({ kind: 'failed', problem, fields, token }, { status: 502 });
    }
  }
}

function sent(words: string) {
  return data<ContactResult>({ kind: 'sent', words });
}

export default function ContactPage() {
  const { token } = useLoaderData<typeof loader>();
  const result = useActionData<ContactResult>();
  useEffect(() => startContact(document), []);
  return (
    <main id="main" className={classes(layout.stack, layout.loose)}>
      <div className={layout.stack}>
        <h1>Contact</h1>
        <p className={layout.lead}>
          A bug, a wish, a ruling that the cheat sheet got wrong, or how the owlbear died: write.
        </p>
      </div>
      <div className={styles.columns}>
        <ContactFormView token={token} result={result ?? null} />
        <ContactBox />
      </div>
    </main>
  );
}
