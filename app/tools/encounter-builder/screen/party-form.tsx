import { useState } from 'react';
import type { Edition } from '~/rules/edition';
import { Button } from '~/ui/button';
import { Checkbox } from '~/ui/choice-group';
import { FoldedChoices } from '~/ui/folded-choices';
import { Select } from '~/ui/select';
import { VisuallyHidden } from '~/ui/visually-hidden';
import type { Ask } from '../address/ask';
import { DRAFT_LIMITS, type Draft, type Group } from '../address/draft';
import type { PartyChoice } from '../heroes.server';
import type { CharacterChoice } from '../own-heroes.server';
import { BuilderForm } from './builder-form';
import styles from './party-form.module.css';
import { useLiveParty } from './use-live-party';

const RULES = [
  { value: '2014', label: '2014 rules' },
  { value: '2024', label: '2024 rules' },
];

type PartyFormProps = {
  ask: Ask;
  parties: readonly PartyChoice[];
  characters: readonly CharacterChoice[];
  present: string | null;
};

/** Selects the party and the edition: a saved party, or the user's characters and a number of others for each level. */
export function PartyForm({ ask, parties, characters, present }: PartyFormProps) {
  const { draft } = ask;
  const { edition, partyId, ignoreWeak } = draft;
  const live = useLiveParty(draft);
  // Open at first where the party is the next thing to choose; afterwards it stays as it is, also while one types.
  const [open, setOpen] = useState(isNobody(draft) || draft.rows.length === 0);
  return (
    <details
      className={styles.party}
      open={open}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <span>{partyWords(draft, parties, characters)}</span>
        <small>{`${edition} rules`}</small>
      </summary>
      <BuilderForm
        ask={ask}
        own={['with', 'party', 'characters', 'edition', 'weak', /^[cl]\d{1,2}$/]}
        label="Party"
        className={styles.form}
      >
        <div ref={live.fields} className={styles.fields} onInput={live.onInput}>
          <div className={styles.line}>
            <Select label="Rules" name="edition" choices={RULES} defaultValue={edition} />
            {parties.length > 0 && (
              <Select
                label="Party"
                name="with"
                choices={[
                  { value: '', label: 'By levels' },
                  ...parties.map(({ id, name }) => ({ value: id, label: name })),
                ]}
                defaultValue={partyId ?? ''}
              />
            )}
          </div>
          {present !== null && partyId !== null && <p className={styles.present}>{present}</p>}
          {partyId === null && <OwnCharacters chosen={draft.characters} characters={characters} />}
          {partyId === null && <Groups groups={draft.groups} />}
          <WeakChoice edition={edition} ignoreWeak={ignoreWeak} />
        </div>
        <Button kind="quiet" name="press" value="party" icon="check">
          Update party
        </Button>
      </BuilderForm>
    </details>
  );
}

function isNobody({ groups, partyId, characters }: Draft): boolean {
  return groups.length === 0 && partyId === null && characters.length === 0;
}

/** Number of the user's characters shown unfolded, the last changed first. */
const STANDING = 12;

function OwnCharacters({
  chosen,
  characters,
}: {
  chosen: readonly string[];
  characters: readonly CharacterChoice[];
}) {
  if (characters.length === 0) return null;
  return (
    <FoldedChoices
      label="Your characters"
      name="characters"
      look="pills"
      chosen={chosen}
      open={STANDING}
      more={(count) => `${count} more characters`}
      choices={characters.map(({ id, name, line }) => ({ value: id, label: name, hint: line }))}
    />
  );
}

function WeakChoice({ edition, ignoreWeak }: { edition: Edition; ignoreWeak: boolean }) {
  if (edition === '2024') return null;
  return (
    <Checkbox
      name="weak"
      value="out"
      label="Do not count much weaker monsters for the multiplier"
      defaultChecked={ignoreWeak}
    />
  );
}

function Groups({ groups }: { groups: readonly Group[] }) {
  const free =
    groups.length < DRAFT_LIMITS.groups ? [{ level: groups.at(-1)?.level ?? 1, count: 0 }] : [];
  return (
    <fieldset className={styles.groups}>
      <legend>
        <VisuallyHidden>Characters by level</VisuallyHidden>
      </legend>
      {[...groups, ...free].map(({ level, count }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the field names contain the position
        <p key={at} className={styles.group}>
          <label>
            <span>Characters</span>
            <input
              name={`c${at}`}
              type="number"
              inputMode="numeric"
              min={0}
              max={DRAFT_LIMITS.heroes}
              defaultValue={count === 0 ? '' : count}
              placeholder="more"
            />
          </label>
          <label>
            <span>of level</span>
            <input
              name={`l${at}`}
              type="number"
              inputMode="numeric"
              min={1}
              max={20}
              defaultValue={level}
            />
          </label>
        </p>
      ))}
    </fieldset>
  );
}

/** "Vex, 4 characters of level 3, 1 of level 5", or the party's name. */
function partyWords(
  draft: Draft,
  parties: readonly PartyChoice[],
  characters: readonly CharacterChoice[],
): string {
  const { partyId, groups } = draft;
  const party = parties.find(({ id }) => id === partyId);
  if (party) return party.name;
  if (isNobody(draft)) return 'Choose the party';
  const own = draft.characters.flatMap((id) => characters.find((one) => one.id === id) ?? []);
  const others = groups.map(({ level, count }, at) => {
    const who = at > 0 ? '' : count === 1 ? ' character' : ' characters';
    return `${count}${who} of level ${level}`;
  });
  return [...own.map(({ name, level }) => `${name} (${level})`), ...others].join(', ');
}
