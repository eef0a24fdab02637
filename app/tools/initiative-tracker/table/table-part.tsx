import { Form, Link } from '@remix-run/react';
import { createContext, type ReactNode, useContext } from 'react';
import { fightPaths } from '~/fight-paths';
import { paths } from '~/paths';
import { Notice } from '~/ui/notice';
import type { FightAnswer } from '../fight-form.server';
import { isDeedOf, partOfIntent, type TablePartName } from './part-intents';
import styles from './table.module.css';
import { TypedProvider } from './typed-fields';

/** What the parts of the players' page need of it. */
export type TablePage = {
  id: string;
  /** The action data, with the reason if the last action was refused. */
  answer: FightAnswer | undefined;
  /** The description of the last action, and the kind of its first deed. */
  said: { deed: string; lines: readonly string[] } | null;
};

const Page = createContext<TablePage | null>(null);
export const TablePageProvider = Page.Provider;

/** The surrounding page. Throws outside of it. */
export function usePage(): TablePage {
  const page = useContext(Page);
  if (page === null) throw new Error('This part stands outside of the players’ page.');
  return page;
}

type TablePartProps = {
  /** Its id on the page, for links and its forms. */
  at: TablePartName;
  title: string;
  children: ReactNode;
};

/** One part of the page, with the result of its own last action. */
export function TablePart({ at, title, children }: TablePartProps) {
  const { answer, said } = usePage();
  const isAsked = partOfIntent(answer?.typed?.intent ?? '') === at;
  return (
    <section className={styles.part} id={at} aria-labelledby={`${at}-title`} data-part={at}>
      <h2 id={`${at}-title`}>{title}</h2>
      <TypedProvider value={isAsked ? (answer?.typed ?? null) : null}>{children}</TypedProvider>
      {/* Below the form, so that the user sees it after submitting. */}
      <div className={styles.said} id={`${at}-said`}>
        {isAsked && answer?.problem && (
          <Notice tone="problem" announce title={answer.problem}>
            {answer.upgrade && (
              <p>
                <Link to={paths.settings()}>Upgrade to Pro</Link>
              </p>
            )}
          </Notice>
        )}
        {said && !answer?.problem && isDeedOf(at, said.deed) && (
          <Notice tone="good" announce>
            {said.lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </Notice>
        )}
      </div>
    </section>
  );
}

type PressFormProps = {
  /** The part it belongs to; a page without scripts returns there. */
  at: TablePartName;
  className?: string;
  label?: string;
  /** Set when the form has a file field. */
  files?: boolean;
  children: ReactNode;
};

/** A form whose action is handled by the page it is on. */
export function PressForm({ at, className, label, files, children }: PressFormProps) {
  const { id } = usePage();
  return (
    <Form
      method="post"
      action={`${fightPaths.fightTable({ id })}#${at}-said`}
      encType={files ? 'multipart/form-data' : undefined}
      className={className}
      aria-label={label}
      preventScrollReset
      replace
    >
      {children}
    </Form>
  );
}
