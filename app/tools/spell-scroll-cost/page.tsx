import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { useEffect } from 'react';
import { requireAccess } from '~/account/guard/guards.server';
import { paths } from '~/paths';
import { withLikedEdition } from '~/platform/preferences';
import { EDITIONS } from '~/rules/edition';
import { Button } from '~/ui/button';
import { Field } from '~/ui/field';
import type { FrameHandle } from '~/ui/frame-handle';
import layout from '~/ui/layout.module.css';
import { Notice } from '~/ui/notice';
import { pageMeta } from '~/ui/page-meta';
import type { PlainHandle } from '~/ui/plain-page';
import { Select } from '~/ui/select';
import { Tabs } from '~/ui/tabs';
import head from '~/ui/tool-head.module.css';
import { ToolTitle } from '~/ui/tool-title';
import { type AskedScroll, LONGEST_NAME, readAskedScroll } from './asked-scroll';
import { CostTable } from './cost-table';
import { levelWords } from './cost-words';
import { findSpell } from './find-spell.server';
import script from './page-script.ts?plain';
import { ScrollAnswer } from './scroll-answer';
import styles from './scroll-cost.module.css';
import { SCROLLS } from './scroll-facts';
import { ScrollSource } from './scroll-source';
import { watchScroll } from './watch-scroll';

export const handle: PlainHandle & FrameHandle = {
  title: 'Spell Scroll Cost',
  to: paths.spellScrollCost(),
  hydrate: false,
  script,
};

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Spell Scroll Cost',
    description:
      'What a spell scroll costs to buy, to write and to copy into a spellbook, for every level and every spell, in the 2014 and 2024 rules.',
    path: paths.spellScrollCost(),
  });

/** Loads the requested spell. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAccess(context);
  const { searchParams } = new URL(request.url);
  const asked = readAskedScroll(withLikedEdition(searchParams, request.headers));
  const looked = asked.spell !== '' && !asked.problems.spell;
  const found = looked ? await findSpell(context.services.db, asked.edition, asked.spell) : null;
  return { asked, found };
}

/** The page of scroll costs: one requested scroll, and the table of all levels. */
export default function SpellScrollCostPage() {
  const { asked, found } = useLoaderData<typeof loader>();
  const { edition, spell } = asked;
  useEffect(() => watchScroll(document), []);
  const lost = spell !== '' && found === null && !asked.problems.spell;
  const level = found?.spell.level ?? asked.level;
  return (
    <main id="main" tabIndex={-1} className={layout.stack}>
      <header className={head.toolHead}>
        <ToolTitle>Spell Scroll Cost</ToolTitle>
        <div data-print="no">
          <Tabs
            label="Edition"
            tabs={EDITIONS.map((each) => ({
              to: addressOf(asked, each),
              label: `${each} rules`,
              current: each === edition,
            }))}
          />
        </div>
        <p className={layout.soft}>
          What a scroll costs to buy, to write, to read and to copy in the {edition} rules.
        </p>
      </header>
      <ScrollForm asked={asked} />
      {lost && (
        <Notice tone="problem" title={`No ${edition} spell is called “${spell}”.`}>
          Check the spelling, or choose a level.
        </Notice>
      )}
      {level !== null && <ScrollAnswer asked={asked} level={level} found={found} />}
      <CostTable edition={edition} chosen={level} />
      <ScrollSource edition={edition} />
    </main>
  );
}

const LEVEL_CHOICES = [
  { value: '', label: 'Choose…' },
  ...SCROLLS.map(({ level }) => ({ value: String(level), label: levelWords(level) })),
];

function ScrollForm({ asked }: { asked: AskedScroll }) {
  const { edition, spell, typed, problems } = asked;
  return (
    <form
      method="get"
      action={`${paths.spellScrollCost()}#scroll`}
      className={styles.form}
      noValidate
      data-scroll-form={edition}
      data-print="no"
    >
      <input type="hidden" name="edition" value={edition} />
      <Field
        label="Spell"
        hint="A few letters of its name are enough."
        type="search"
        name="spell"
        defaultValue={spell}
        error={problems.spell}
        maxLength={LONGEST_NAME}
        list="scroll-spells"
        autoComplete="off"
      />
      <datalist id="scroll-spells" />
      <Select
        label="Or a level"
        hint="If you have no spell in mind."
        name="level"
        choices={LEVEL_CHOICES}
        defaultValue={LEVEL_CHOICES.some(({ value }) => value === typed.level) ? typed.level : ''}
        error={problems.level}
      />
      <Field
        label="Arcana bonus"
        hint="Of the one who copies it."
        name="arcana"
        inputMode="text"
        defaultValue={typed.arcana}
        error={problems.arcana}
        maxLength={4}
        placeholder="+5"
      />
      <Field
        label="Casting modifier"
        hint="Of the one who reads it."
        name="casting"
        inputMode="text"
        defaultValue={typed.casting}
        error={problems.casting}
        maxLength={4}
        placeholder="+3"
      />
      <Button icon="search">Show cost</Button>
    </form>
  );
}

/** The URL of the same request in an edition. */
function addressOf({ spell, typed }: AskedScroll, edition: string): string {
  const params = new URLSearchParams({ edition });
  for (const [name, value] of Object.entries({ spell, ...typed })) {
    if (value !== '') params.set(name, value);
  }
  return `${paths.spellScrollCost()}?${params}`;
}
