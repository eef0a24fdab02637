import { Link } from '@remix-run/react';
import { fightPaths } from '~/fight-paths';
import { paths } from '~/paths';
import { Button, LinkButton } from '~/ui/button';
import { Field, TextArea } from '~/ui/field';
import layout from '~/ui/layout.module.css';
import { Notice } from '~/ui/notice';
import { CharacterChoice, type OfferedCharacter } from '../characters/character-choice';
import { CHARACTER } from '../characters/chosen-characters';
import {
  ENCOUNTER,
  JOINERS,
  joinersField,
  type LaunchForm,
  MAP,
  type MoreLines,
  moreField,
  ROOM,
  takeField,
} from '../launch/launch-form';
import type { OfferedParty } from '../party/offered-party';
import { PartyChoice } from '../party/party-choice';
import { AskHitPoints, AskOne, AskWhoJoins, RULES } from './ask';
import styles from './fight-shelf.module.css';

export type NewFightProps = {
  shown: LaunchForm;
  problems: readonly string[];
  /** The saved party that may join. */
  offered?: OfferedParty;
  /** The user's characters that may join. */
  own?: readonly OfferedCharacter[];
  upgrade?: true;
  /** The user is not signed in: the form stays here while they do that in another tab. */
  signIn?: true;
};

/** The form for a fight from a link or another program: shows its combatants before it starts. */
export function NewFight({ shown, problems, offered, own, upgrade, signIn }: NewFightProps) {
  return (
    <main id="main" className={layout.stack}>
      <h1>New fight</h1>
      {problems.length > 0 && (
        <Notice tone={upgrade || signIn ? 'info' : 'problem'} announce>
          {problems.map((problem) => (
            <p key={problem}>{problem}</p>
          ))}
          {upgrade && <Link to={paths.settings()}>Upgrade to Pro</Link>}
        </Notice>
      )}
      <LaunchFields key={shown.id} {...{ shown, offered, own, signIn }} />
    </main>
  );
}

function LaunchFields({
  shown,
  offered,
  own,
  signIn,
}: Pick<NewFightProps, 'shown' | 'offered' | 'own' | 'signIn'>) {
  const { id, name, edition, lines, hitPoints, joiners, more } = shown;
  return (
    <form
      method="post"
      action={fightPaths.startFight()}
      encType="multipart/form-data"
      className={layout.stack}
    >
      <input type="hidden" name="id" value={id} />
      {shown.encounter !== null && <input type="hidden" name={ENCOUNTER} value={shown.encounter} />}
      {shown.place !== null && <input type="hidden" name={MAP} value={shown.place.mapId} />}
      {shown.place?.room && <input type="hidden" name={ROOM} value={shown.place.room} />}
      {joiners.length > 0 && <input type="hidden" name={JOINERS} value={joinersField(shown)} />}
      <div className={styles.start}>
        <Field
          label="Fight name"
          name="name"
          maxLength={100}
          placeholder="Ambush at the ford"
          defaultValue={name}
          autoComplete="off"
        />
        <AskOne label="Rules" name="edition" defaultValue={edition} of={RULES} />
        <AskHitPoints label="Hit points of monsters" defaultValue={hitPoints} />
      </div>
      {offered && <PartyChoice party={offered} chosen={shown.party?.members ?? []} />}
      {own ? (
        own.length > 0 && <CharacterChoice characters={own} chosen={shown.characters} open={1} />
      ) : (
        <WaitingCharacters ids={shown.characters} />
      )}
      {joiners.length > 0 && <ForeignList joiners={joiners} />}
      <AskWhoJoins
        label={joiners.length > 0 ? 'Who else joins, one per line' : 'Combatants, one per line'}
        rows={6}
        maxLength={8000}
        defaultValue={lines}
      />
      {more.map((group, at) => (
        <MoreFields
          // biome-ignore lint/suspicious/noArrayIndexKey: the field names contain the position
          key={at}
          at={at}
          group={group}
        />
      ))}
      <p className={layout.row}>
        <Button icon="sword">Start fight</Button>
        <Button kind="quiet" name="where" value="device">
          Run on this device, without an account
        </Button>
        {signIn && (
          <LinkButton kind="plain" to={paths.login(paths.initiativeTracker())} target="_blank">
            Sign in (new tab)
          </LinkButton>
        )}
      </p>
    </form>
  );
}

/** Characters that cannot be shown before the user signs in stay in hidden fields. */
function WaitingCharacters({ ids }: { ids: readonly string[] }) {
  return ids.map((id) => <input key={id} type="hidden" name={CHARACTER} value={id} />);
}

/** The fields of a further group: allies, or foes that arrive later. */
function MoreFields({ at, group }: { at: number; group: MoreLines }) {
  const { side, arrives, lines } = group;
  const who = side === 'party' ? 'Allies' : 'Foes';
  return (
    <>
      <input type="hidden" name={moreField(at, 'side')} value={side} />
      <input type="hidden" name={moreField(at, 'arrives')} value={arrives ?? ''} />
      <TextArea
        label={arrives === null ? `${who}, one per line` : `${who} arriving in round ${arrives}`}
        name={moreField(at, 'lines')}
        rows={2}
        maxLength={8000}
        autoCapitalize="off"
        spellCheck={false}
        defaultValue={lines}
      />
    </>
  );
}

function ForeignList({ joiners }: Pick<LaunchForm, 'joiners'>) {
  return (
    <fieldset className={styles.foreign}>
      <legend>From another program</legend>
      {joiners.map(({ take, sheet, side, hitPoints, initiative }, at) => (
        <Field
          // biome-ignore lint/suspicious/noArrayIndexKey: the field names contain the position
          key={at}
          label={sheet.name}
          hint={[
            sheet.uncounted ? null : `HP ${hitPoints ?? sheet.maximum}/${sheet.maximum}`,
            `AC ${sheet.ac}`,
            initiative === undefined ? null : `initiative ${initiative}`,
            side === 'party' ? 'party' : null,
          ]
            .filter(Boolean)
            .join(' · ')}
          name={takeField(at)}
          inputMode="numeric"
          maxLength={3}
          defaultValue={take}
        />
      ))}
    </fieldset>
  );
}
