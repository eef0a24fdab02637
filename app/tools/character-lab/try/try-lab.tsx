import { useNavigate, useSearchParams } from '@remix-run/react';
import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import { characterPaths } from '~/character-paths';
import { paths } from '~/paths';
import { Button, LinkButton } from '~/ui/button';
import layout from '~/ui/layout.module.css';
import { Notice } from '~/ui/notice';
import { useHydrated } from '~/ui/use-hydrated';
import { useLatePart } from '~/ui/use-late-part';
import { VisuallyHidden } from '~/ui/visually-hidden';
import { type BeginFacts, BeginWays } from '../begin/begin-ways';
import { NewCharacter } from '../screen/new-character';
import { partOf } from '../table/table-parts';
import { LabWaysContext } from '../use-lab-ways';
import { ListHere } from './list-here';
import { charactersHere, FULL, type ListedHere, MOST_HERE } from './page-device-shelf';
import { deviceStorage, watchAllHere } from './page-device-storage';
import { DEVICE_WAYS } from './page-device-ways';

export type TryLabProps = Omit<BeginFacts, 'fresh'> & {
  signedIn: boolean;
  /** Why a form was not applied that was sent before the page was ready. */
  problem: string | null;
};

/** The rules of the game, and the screens that show a character by them: loaded when a character is begun or opened. */
function fetchLab() {
  return import('./late-lab');
}

const LOST = 'This could not be loaded. Try again when you are back online.';

/** The lab on this device alone, without an account. */
export function TryLab(props: TryLabProps) {
  const [search] = useSearchParams();
  const id = search.get('character');
  return (
    <LabWaysContext.Provider value={DEVICE_WAYS}>
      {id === null ? <FirstPage {...props} /> : <OneHere id={id} search={search} />}
    </LabWaysContext.Provider>
  );
}

function OneHere({ id, search }: { id: string; search: URLSearchParams }) {
  const hydrated = useHydrated();
  const [late, again] = useLatePart(fetchLab, hydrated);
  const isHere = hydrated && charactersHere(deviceStorage()).some((one) => one.id === id);
  if (hydrated && !isHere) {
    return (
      <NotShown title="This character is not on this device">
        It may have been saved to an account, deleted, or made in another browser.
      </NotShown>
    );
  }
  if (late.is !== 'here') {
    return (
      <main id="main" className={layout.stack}>
        <NeedsScripts />
        {late.is === 'coming' ? (
          <p role="status">Loading…</p>
        ) : (
          <Notice tone="warning" announce title={LOST}>
            <Button type="button" kind="quiet" compact onClick={again}>
              Try again
            </Button>
          </Notice>
        )}
      </main>
    );
  }
  const { MakeHere, PlayHere, isReadHere } = late.part;
  if (!isReadHere(id)) {
    return (
      <NotShown title="This character cannot be read">
        What this browser has of it is damaged. In the list you can export it as it is, or delete
        it.
      </NotShown>
    );
  }
  if (search.has('step')) return <MakeHere id={id} />;
  return (
    <main id="main" className={layout.stack}>
      <PlayHere
        key={id}
        id={id}
        part={partOf(search.get('part'))}
        prepare={search.get('prepare')}
      />
    </main>
  );
}

function NotShown({ title, children }: { title: string; children: string }) {
  return (
    <main id="main" className={layout.stack}>
      <h1>Character Lab</h1>
      <Notice tone="warning" title={title}>
        <p>{children}</p>
      </Notice>
      <p>
        <LinkButton to={characterPaths.tryLab()}>Characters on this device</LinkButton>
      </p>
    </main>
  );
}

function FirstPage({ signedIn, problem: came, ...facts }: TryLabProps) {
  const hydrated = useHydrated();
  const [list, setList] = useState<readonly ListedHere[]>([]);
  const [problem, setProblem] = useState(came);
  const navigate = useNavigate();
  const look = useCallback(() => setList(charactersHere(deviceStorage())), []);
  // Loaded before it is needed, so that the first press waits for nothing and works offline too.
  useLatePart(fetchLab, hydrated);
  const isBeginning = useRef(false);
  useEffect(() => {
    look();
    return watchAllHere(look);
  }, [look]);

  /** The form is of the account's page: here it makes a character on this device. */
  function begin(event: FormEvent<HTMLElement>): void {
    const form = event.target;
    if (!(form instanceof HTMLFormElement)) return;
    event.preventDefault();
    // A second press while the rules are loading makes no second character.
    if (isBeginning.current) return;
    isBeginning.current = true;
    const { submitter } = event.nativeEvent as SubmitEvent;
    const fields = new FormData(form, submitter);
    const isStep = fields.get('intent') === 'new';
    const refuse = (why: string) => {
      isBeginning.current = false;
      setProblem(why);
    };
    setProblem(null);
    fetchLab().then(
      ({ beginHere }) => {
        const made = beginHere(fields);
        if ('problem' in made) return refuse(made.problem);
        navigate(isStep ? DEVICE_WAYS.making(made) : DEVICE_WAYS.sheet(made));
      },
      () => refuse(LOST),
    );
  }

  function download({ id }: ListedHere): void {
    fetchLab().then(
      ({ fileHere }) => {
        const file = fileHere(id);
        if (file !== null) saveFile(file);
      },
      () => setProblem(LOST),
    );
  }

  return (
    <main id="main" className={layout.stack}>
      <h1>
        <VisuallyHidden>Character Lab</VisuallyHidden>
      </h1>
      <p className={layout.lead}>
        Make a character and play it here, without an account. It is saved in this browser only: up
        to {MOST_HERE}, each for 30 days after its last change.
      </p>
      <p className={layout.row}>
        <span>In an account you can also print and share it, and have it on every device.</span>
        <LinkButton
          kind="quiet"
          compact
          to={signedIn ? characterPaths.list() : paths.login(characterPaths.list())}
          reloadDocument
        >
          {signedIn ? 'Open my characters' : 'Sign in'}
        </LinkButton>
      </p>
      <NeedsScripts />
      {problem !== null && <Notice tone="problem" announce title={problem} />}
      {hydrated && list.length >= MOST_HERE ? (
        <Notice title={FULL}>
          <p>Delete one below, or sign in and save them to your account.</p>
        </Notice>
      ) : (
        <div className={layout.stack} onSubmitCapture={begin}>
          <NewCharacter edition={facts.edition} fresh="" />
          <BeginWays {...facts} fresh="" />
        </div>
      )}
      <ListHere list={list} onChange={look} onDownload={download} />
    </main>
  );
}

function NeedsScripts() {
  return (
    <noscript>
      <p>
        Without an account a character is kept by this page itself, which needs JavaScript.{' '}
        <a href={paths.login(characterPaths.list())}>Sign in</a> to make and play characters without
        it.
      </p>
    </noscript>
  );
}

function saveFile({ name, text }: { name: string; text: string }): void {
  const link = document.createElement('a');
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
