import { Link } from '@remix-run/react';
import { type FormEvent, useEffect, useRef } from 'react';
import { encounterPaths } from '~/encounter-paths';
import { CHALLENGE_RATINGS, challengeText } from '~/rules/challenge';
import { CREATURE_TYPES } from '~/rules/creature-types';
import { HABITATS } from '~/rules/habitats';
import { Button, IconButton } from '~/ui/button';
import { EmptyState } from '~/ui/empty-state';
import { Field } from '~/ui/field';
import { SEARCH } from '~/ui/names';
import { Notice } from '~/ui/notice';
import { Select } from '~/ui/select';
import { type Ask, askSearch } from '../address/ask';
import { DEADLY, type Found, type FoundPage } from '../found';
import { type Fight, verdictWith } from '../judged';
import { gravityOf, points, verdictWord } from '../verdict-words';
import { BuilderForm } from './builder-form';
import { CreatureName } from './creature-name';
import { FilterFold } from './filter-fold';
import styles from './find-creatures.module.css';

const ANY = { value: '', label: 'Any' };

const TYPES = [
  ANY,
  ...CREATURE_TYPES.map((type) => ({
    value: type,
    label: `${type.charAt(0).toUpperCase()}${type.slice(1)}`,
  })),
];
const RATINGS = [
  ANY,
  ...CHALLENGE_RATINGS.map((cr) => ({
    value: challengeText(cr),
    label: `CR ${challengeText(cr)}`,
  })),
];
const SIZES = [
  ANY,
  ...['Tiny', 'Small', 'Medium', 'Large', 'Huge', 'Gargantuan'].map((size) => ({
    value: size.toLowerCase(),
    label: size,
  })),
];
const YES_NO = [ANY, { value: 'yes', label: 'Yes' }, { value: 'no', label: 'No' }];
const SORTS = [
  { value: '', label: 'Best fit' },
  { value: 'name', label: 'Name' },
  { value: 'cr', label: 'CR' },
];
export const PLACES = [
  ANY,
  ...HABITATS.map((place) => ({ value: place.toLowerCase(), label: place })),
];

const OWN = [
  'q',
  'type',
  'crMin',
  'crMax',
  'size',
  'environment',
  'legendary',
  'lair',
  'caster',
  'from',
  'sort',
  'cursor',
  DEADLY,
];

type FindProps = { ask: Ask; fight: Fight; found: FoundPage; hasPlaces: boolean };

/** Creatures to add, with the lookup's own search; each shows the verdict if one were added. */
export function FindCreatures({ ask, fight, found, hasPlaces }: FindProps) {
  return (
    <section id="found" className={styles.find} aria-labelledby="find">
      <h2 id="find" className={styles.heading}>
        Add monsters
      </h2>
      <SearchFields ask={ask} found={found} hasPlaces={hasPlaces} />
      {found.problem !== null && <Notice tone="problem">{found.problem}</Notice>}
      {found.corrected !== null && (
        <p className={styles.told}>{`No match; showing “${found.corrected}”.`}</p>
      )}
      {found.items.length === 0 && found.problem === null ? (
        <EmptyState title="No monster matches">
          <p>Remove a filter, or add a placeholder by CR.</p>
        </EmptyState>
      ) : (
        <BuilderForm ask={ask} at="found" label="Monsters to add">
          <ul className={styles.list}>
            {found.items.map((one) => (
              <FoundRow key={one.id} one={one} fight={fight} />
            ))}
          </ul>
        </BuilderForm>
      )}
      <Further ask={ask} found={found} />
    </section>
  );
}

function FoundRow({ one, fight }: { one: Found; fight: Fight }) {
  const { id, name, cr, xp, type, size, edition } = one;
  const verdict = verdictWith(fight, one);
  const gravity = verdict === null ? 0 : gravityOf(verdict);
  return (
    <li className={styles.row} data-gravity={gravity}>
      <div>
        <CreatureName id={id} name={name} />
        <small>
          {`CR ${challengeText(cr)} · ${points(xp)} XP · ${size} ${type}`}
          {edition === fight.edition ? '' : ` · ${edition}`}
        </small>
      </div>
      {verdict !== null && <span className={styles.makes}>{verdictWord(verdict)}</span>}
      <IconButton
        kind="quiet"
        name="press"
        value={`add:${id}`}
        icon="plus"
        label={
          verdict === null
            ? `Add ${name}`
            : `Add ${name}: difficulty becomes ${verdictWord(verdict).toLowerCase()}`
        }
      />
    </li>
  );
}

function find(form: HTMLFormElement | null): void {
  form?.requestSubmit(form.querySelector<HTMLButtonElement>('[value="find"]'));
}

/** The search fields; with scripts the list follows the input. */
function SearchFields({ ask, found, hasPlaces }: Omit<FindProps, 'fight'>) {
  const { rest } = ask;
  const rested = useRef<ReturnType<typeof setTimeout>>(undefined);
  const said = (name: string) => rest.get(name) ?? '';
  const here = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Applies text that was typed before hydration.
    const field = here.current?.querySelector<HTMLInputElement>('input[name="q"]');
    if (field && field.value !== field.defaultValue) find(field.form);
  }, []);
  function follow(event: FormEvent<HTMLDivElement>) {
    const { form } = event.target as HTMLInputElement;
    const isTyped = event.target instanceof HTMLInputElement;
    clearTimeout(rested.current);
    rested.current = setTimeout(() => find(form), isTyped ? 300 : 0);
  }
  const inForce = OWN.filter(
    (name) => !['q', 'cursor', 'sort', DEADLY].includes(name) && said(name) !== '',
  );
  return (
    <BuilderForm ask={ask} own={OWN} at="found" label="Search monsters">
      <div ref={here} className={styles.fields} onInput={follow}>
        <div className={styles.words}>
          <Field
            label="Name or words"
            type="search"
            name="q"
            maxLength={100}
            defaultValue={said('q')}
            placeholder="goblin, undead cr 2 …"
            autoComplete="off"
          />
          <Button kind="quiet" name="press" value="find" icon="search">
            {SEARCH}
          </Button>
        </div>
        <FilterFold ask={ask} found={found} inForce={inForce}>
          <div className={styles.grid}>
            <Select label="Type" name="type" choices={TYPES} defaultValue={said('type')} />
            <Select label="CR from" name="crMin" choices={RATINGS} defaultValue={said('crMin')} />
            <Select label="CR to" name="crMax" choices={RATINGS} defaultValue={said('crMax')} />
            <Select label="Size" name="size" choices={SIZES} defaultValue={said('size')} />
            {hasPlaces && (
              <Select
                label="Environment"
                name="environment"
                choices={PLACES}
                defaultValue={said('environment')}
              />
            )}
            <Select
              label="Legendary"
              name="legendary"
              choices={YES_NO}
              defaultValue={said('legendary')}
            />
            <Select label="Lair actions" name="lair" choices={YES_NO} defaultValue={said('lair')} />
            <Select
              label="Spellcaster"
              name="caster"
              choices={YES_NO}
              defaultValue={said('caster')}
            />
            <Select
              label="Rules"
              name="from"
              choices={[
                { value: '', label: 'As this encounter' },
                { value: '2014', label: '2014' },
                { value: '2024', label: '2024' },
                { value: 'both', label: 'both' },
              ]}
              defaultValue={said('from')}
            />
            <Select label="Sort" name="sort" choices={SORTS} defaultValue={said('sort')} />
          </div>
        </FilterFold>
      </div>
    </BuilderForm>
  );
}

const FOLDS = { deadly: 'Deadly for this party', fitting: 'What fits this party' } as const;

/** The number of results, links to further pages, and a link to what the list leaves out. */
function Further({ ask, found }: Pick<FindProps, 'ask' | 'found'>) {
  const { items, count, more, cursor, folds } = found;
  const at = (change: (params: URLSearchParams) => void) => {
    const changed = new URLSearchParams(ask.rest);
    change(changed);
    return `${encounterPaths.builder(askSearch(ask.draft, changed))}#found`;
  };
  const first = (params: URLSearchParams) => params.delete('cursor');
  return (
    <p className={styles.further}>
      {items.length > 0 && (
        <span>{`${more ? 'More than ' : ''}${points(count)} ${count === 1 ? 'monster' : 'monsters'}`}</span>
      )}
      {ask.rest.get('cursor') && <Link to={at(first)}>First page</Link>}
      {cursor !== null && <Link to={at((params) => params.set('cursor', cursor))}>Next page</Link>}
      {folds !== null && (
        <Link
          to={at((params) => {
            first(params);
            if (folds === 'deadly') params.set(DEADLY, 'show');
            else params.delete(DEADLY);
          })}
        >
          {FOLDS[folds]}
        </Link>
      )}
    </p>
  );
}
