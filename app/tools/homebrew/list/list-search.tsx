import { Form, Link } from '@remix-run/react';
import { homebrewPaths } from '~/homebrew-paths';
import { Button } from '~/ui/button';
import { Field } from '~/ui/field';
import { SEARCH } from '~/ui/names';
import { Select } from '~/ui/select';
import styles from './list.module.css';
import { IN_NONE, isNarrowed, type ListAsk } from './list-ask';

type Places = readonly { word: string; count: number }[];

/** The filter form: name, folder, tag and order. */
export function ListSearch({
  asked,
  folders,
  tags,
}: {
  asked: ListAsk;
  folders: Places;
  tags: Places;
}) {
  const { q, folder, tag, sort } = asked;
  return (
    <Form method="get" className={styles.search} aria-label="Search my monsters" data-print="no">
      <Field label="Name" type="search" name="q" defaultValue={q} maxLength={100} />
      <Select
        label="Folder"
        name="folder"
        defaultValue={folder === '' ? IN_NONE : (folder ?? '')}
        choices={[
          { value: '', label: 'Any' },
          ...folders.map(({ word, count }) => ({
            value: word === '' ? IN_NONE : word,
            label: `${word === '' ? 'No folder' : word} (${count})`,
          })),
        ]}
      />
      <Select
        label="Tag"
        name="tag"
        defaultValue={tag ?? ''}
        choices={[
          { value: '', label: 'Any' },
          ...tags.map(({ word, count }) => ({ value: word, label: `${word} (${count})` })),
        ]}
      />
      <Select
        label="Sort by"
        name="sort"
        defaultValue={sort}
        choices={[
          { value: 'latest', label: 'Last changed' },
          { value: 'name', label: 'Name' },
          { value: 'cr', label: 'Challenge rating' },
          { value: 'type', label: 'Type' },
        ]}
      />
      <div className={styles.find}>
        <Button kind="quiet" icon="search">
          {SEARCH}
        </Button>
        {isNarrowed(asked) && <Link to={homebrewPaths.list()}>Show all</Link>}
      </div>
    </Form>
  );
}
