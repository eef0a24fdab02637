import { Form, Link, useLocation, useSearchParams } from '@remix-run/react';
import { useState } from 'react';
import { adminPaths } from '~/admin-paths';
import { Button } from '~/ui/button';
import { Field } from '~/ui/field';
import layout from '~/ui/layout.module.css';
import { SEARCH } from '~/ui/names';
import { Notice } from '~/ui/notice';
import { Pagination } from '~/ui/pagination';
import { Section } from '../frame/section';
import { InvitePart } from './invite/invite-part';
import styles from './people.module.css';
import type { PeopleFacts } from './people-facts.server';
import { wordsOf } from './people-query';
import { PeopleTable } from './people-table';
import { nameOfShown, PeopleTiles } from './people-tiles';
import { peopleNotice } from './people-words';
import { searchedText } from './person-record';
import { type RowModal, RowModals } from './row-modals';

/** All users: counts, search, invitation, and a link to each user's page. */
export function People({ facts }: { facts: PeopleFacts }) {
  const { users, next, query, counts } = facts;
  const [params] = useSearchParams();
  const { key } = useLocation();
  const [typed, setTyped] = useState<string | null>(null);
  const [modal, setModal] = useState<RowModal | null>(null);
  const notice = peopleNotice(params);
  const words = wordsOf(typed ?? '');
  const seen =
    typed === null
      ? users
      : users.filter((user) => words.every((word) => searchedText(user).includes(word)));
  const { q, show, sort } = query;
  const narrowed = { q: q || undefined, show: show ?? undefined };
  const ordered = sort && { sort: sort.by, dir: sort.descending ? 'desc' : 'asc' };
  const asked = { ...narrowed, ...ordered };
  return (
    <Section title="Users" id="users">
      {notice && (
        <Notice key={key} tone={notice.tone} announce dismissTo={adminPaths.people(narrowed)}>
          {notice.sentence}
        </Notice>
      )}
      <PeopleTiles counts={counts} show={show} />
      <div className={styles.bar} data-print="no">
        <Form
          method="get"
          action={adminPaths.people()}
          className={styles.search}
          onSubmit={() => setTyped(null)}
        >
          <Field
            key={`${q} ${show}`}
            type="search"
            label="Search email, username, role, status or plan"
            name="q"
            defaultValue={q}
            maxLength={100}
            onInput={({ currentTarget }) => setTyped(currentTarget.value)}
          />
          {Object.entries({ show, ...ordered }).map(
            ([name, value]) =>
              value && <input key={name} type="hidden" name={name} value={value} />,
          )}
          <Button kind="quiet" icon="search">
            {SEARCH}
          </Button>
        </Form>
        <div className={styles.buttons}>
          <Form method="post" action={adminPaths.fetchPeople()} preventScrollReset>
            <Button kind="quiet">Fetch Users</Button>
          </Form>
          <InvitePart token={facts.token} mayInvite={facts.mayInvite} />
          <Form method="post" action={adminPaths.usersFile(asked)} reloadDocument>
            <Button kind="quiet" icon="download">
              Export CSV
            </Button>
          </Form>
        </div>
      </div>
      {(q || show) && (
        <p className={layout.small}>
          {show && `${nameOfShown(show)}. `}
          {q && `Results for “${q}”.  `}
          <Link to={adminPaths.people()} preventScrollReset>
            Clear search
          </Link>
        </p>
      )}
      <PeopleTable
        users={seen}
        params={new URLSearchParams(adminPaths.people(narrowed).split('?')[1])}
        sort={sort}
        onAsk={setModal}
      />
      {(next !== null || query.next !== null) && (
        <Pagination
          label="Pages of users"
          previous={query.next === null ? null : adminPaths.people(asked)}
          next={next === null ? null : adminPaths.people({ ...asked, next: String(next) })}
        />
      )}
      <RowModals modal={modal} onClose={() => setModal(null)} />
    </Section>
  );
}
