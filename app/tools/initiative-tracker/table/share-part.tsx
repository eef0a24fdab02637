import { Button } from '~/ui/button';
import { CopyLink } from '~/ui/copy-link';
import layout from '~/ui/layout.module.css';
import { STOP_SHARING } from '~/ui/names';
import type { JoinPicture } from './join-code.server';
import type { Sharing } from './sharing.server';
import styles from './table.module.css';
import { PressForm, TablePart } from './table-part';

/** How players join: a URL, its code, and a QR code for their phones. */
export function SharePart({ sharing }: { sharing: Sharing | null }) {
  return (
    <TablePart at="share" title="Invite the players">
      {sharing === null ? (
        <>
          <p className={layout.soft}>
            Players follow the fight on their phones, without an account. They see the order and
            what you choose below, never your statblocks, notes or log.
          </p>
          <PressForm at="share">
            <Button name="intent" value="share" icon="share">
              Start sharing
            </Button>
          </PressForm>
        </>
      ) : (
        <Shared {...sharing} />
      )}
    </TablePart>
  );
}

function Shared({ path, address, code, picture }: Sharing) {
  return (
    <div className={styles.shared}>
      <p className={styles.code}>{code}</p>
      <CameraCode {...picture} />
      <div className={styles.ways}>
        <p>Scan the code with a phone, open the link, or read the code out.</p>
        <p className={styles.address}>
          <a href={path} target="_blank" rel="noreferrer">
            {address.replace(/^https?:\/\//, '')}
          </a>
        </p>
        <CopyLink address={path} />
        <PressForm at="share" className={layout.row}>
          <Button kind="quiet" name="intent" value="renew-code" icon="redo" compact>
            New code
          </Button>
          <Button kind="quiet" name="intent" value="stop-sharing" icon="lock" compact>
            {STOP_SHARING}
          </Button>
        </PressForm>
        <p className={layout.small}>
          A new code, or Stop sharing, ends the old code at once and for good.
        </p>
      </div>
    </div>
  );
}

/** The URL as a QR code, dark on light in both colour schemes. */
function CameraCode({ side, path }: JoinPicture) {
  return (
    <svg
      className={styles.picture}
      viewBox={`0 0 ${side} ${side}`}
      role="img"
      aria-label="QR code of the link"
      shapeRendering="crispEdges"
    >
      <rect width={side} height={side} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
