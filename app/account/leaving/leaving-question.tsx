import outboxScript from '~/platform/outbox/leave-outbox.ts?plain';
import { LEAVING_OUTBOX } from '~/platform/outbox/leaving-mark';
import { Button } from '~/ui/button';
import { classes } from '~/ui/classes';
import dialog from '~/ui/dialog.module.css';
import {
  LEAVING_DIALOG,
  LEAVING_DOWNLOAD,
  LEAVING_LIST,
  LEAVING_SAVE,
  LEAVING_TROUBLE,
} from './leaving-marks';
import styles from './leaving-question.module.css';

/**
 * The hidden sign-out dialog; `askBeforeLeaving` opens it when there is unsaved work, on pages with React and without.
 */
export function LeavingQuestion() {
  return (
    <dialog
      className={dialog.dialog}
      aria-labelledby="leaving-title"
      {...{ [LEAVING_DIALOG]: '', [LEAVING_OUTBOX]: outboxScript }}
      data-print="no"
    >
      <form method="dialog" className={dialog.sheet}>
        <h2 id="leaving-title" className={dialog.title}>
          You have unsaved work
        </h2>
        <div className={dialog.body}>
          <p>It is only on this device, and signing out deletes it here:</p>
          <ul {...{ [LEAVING_LIST]: '' }} />
          <div>
            <Button type="button" kind="quiet" compact {...{ [LEAVING_DOWNLOAD]: '' }}>
              Download
            </Button>
          </div>
          <p role="alert" hidden {...{ [LEAVING_TROUBLE]: '' }} />
        </div>
        {/* The choice that keeps the work is first and largest; where nothing can be saved, that is Stay. */}
        <footer className={classes(dialog.footer, styles.ways)}>
          <Button type="button" hidden {...{ [LEAVING_SAVE]: '' }}>
            Save and leave
          </Button>
          <Button value="stay" kind="quiet" autoFocus>
            Stay
          </Button>
          <Button value="discard" kind="plain">
            Discard and leave
          </Button>
        </footer>
      </form>
    </dialog>
  );
}
