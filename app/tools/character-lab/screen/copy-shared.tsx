import { characterPaths } from '~/character-paths';
import { Button, LinkButton } from '~/ui/button';
import layout from '~/ui/layout.module.css';
import { Notice } from '~/ui/notice';

type CopySharedProps = {
  /** The share code. */
  code: string;
  name: string;
  /** The id of the copy, so that pressing twice creates only one. */
  fresh: string;
  problem: string | null;
};

/** Asks whether a shared character is to be copied into the user's account. */
export function CopyShared({ code, name, fresh, problem }: CopySharedProps) {
  return (
    <main id="main" className={layout.stack}>
      <h1>{`Save a copy of ${name}`}</h1>
      {problem !== null && <Notice tone="problem" announce title={problem} />}
      <p className={layout.lead}>
        The copy is your own, with full hit points. Its notes say where it is from.
      </p>
      <form method="post" className={layout.row}>
        <input type="hidden" name="intent" value="copy-shared" />
        <input type="hidden" name="id" value={fresh} />
        <input type="hidden" name="code" value={code} />
        <Button icon="copy">Save a copy</Button>
        <LinkButton kind="quiet" to={characterPaths.shared({ code })} reloadDocument>
          Cancel
        </LinkButton>
      </form>
    </main>
  );
}
