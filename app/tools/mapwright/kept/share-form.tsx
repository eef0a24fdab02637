import { type FormEvent, useEffect, useState } from 'react';
import { paths } from '~/paths';
import { Button } from '~/ui/button';
import { CopyLink } from '~/ui/copy-link';
import { STOP_SHARING } from '~/ui/names';
import forms from '../screen/recipe-form.module.css';
import { otherVersionWords } from './share-words';
import type { ShareFacts } from './use-keeping';

type ShareFormProps = {
  id: string;
  share: ShareFacts;
  onShare: (as: ShareFacts['as']) => void;
};

/** Makes the last saved version of a map accessible to everybody with its link, or stops that. */
export function ShareForm({ id, share, onShare }: ShareFormProps) {
  function stay(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const submitter = (event.nativeEvent as SubmitEvent).submitter;
    const intent = submitter?.getAttribute('value');
    onShare(intent === 'share-player' ? 'player' : intent === 'share-gm' ? 'gm' : null);
  }
  const address = paths.sharedMap({ code: share.code });
  // The host is unknown while rendering on the server; with scripts the full URL can be shown.
  const [host, setHost] = useState('');
  useEffect(() => setHost(window.location.host), []);
  return (
    <details className={forms.more}>
      <summary>Share</summary>
      <form className={forms.inner} method="post" action={paths.savedMaps()} onSubmit={stay}>
        <input type="hidden" name="id" value={id} />
        <p role="status">
          {share.as === null ? (
            'Only you can see this map.'
          ) : (
            <>
              Anyone with this link sees the {share.as === 'gm' ? 'game master’s' : 'players’'}{' '}
              version, as last saved:{' '}
              <a href={address}>
                {host}
                {address}
              </a>
            </>
          )}
        </p>
        {share.as !== null && host !== '' && <CopyLink address={address} />}
        {share.as !== null && <p>{otherVersionWords(share.as)}</p>}
        {share.as !== 'player' && (
          <Button kind="quiet" name="intent" value="share-player" icon="share">
            Share the players’ version
          </Button>
        )}
        {share.as !== 'gm' && (
          <Button kind="quiet" name="intent" value="share-gm" icon="share">
            Share the game master’s version
          </Button>
        )}
        {share.as !== null && (
          <Button kind="quiet" name="intent" value="unshare">
            {STOP_SHARING}
          </Button>
        )}
      </form>
    </details>
  );
}
