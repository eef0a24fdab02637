import outboxScript from '~/platform/outbox/leave-outbox.ts?plain';
import { LEAVING_OUTBOX } from '~/platform/outbox/leaving-mark';
import { Button } from '~/ui/button';
import styles from '~/ui/dialog.module.css';
import {
  LEAVING_DIALOG,
  LEAVING_DOWNLOAD,
  LEAVING_LIST,
  LEAVING_SAVE,
  LEAVING_TROUBLE,
} from './leaving-marks';

/** Waits unseen until whoever leaves has unsaved work; `askBeforeLeaving` opens it, on pages with React and without. */
export function LeavingQuestion() {
  return (
    <dialog
      className={styles.dialog}
      aria-labelledby="leaving-title"
      {...{ [LEAVING_DIALOG]: '', [LEAVING_OUTBOX]: outboxScript }}
      data-print="no"
    >
      <form method="dialog" className={styles.sheet}>
        <h2 id="leaving-title" className={styles.title}>
          Some of your work is not saved
        </h2>
        <div className={styles.body}>
          <p>It is on this device alone, and leaving your account takes it off this device:</p>
          <ul {...{ [LEAVING_LIST]: '' }} />
          <p role="alert" hidden {...{ [LEAVING_TROUBLE]: '' }} />
        </div>
        <footer className={styles.footer}>
          <Button value="stay" autoFocus>
            Stay
          </Button>
          <Button type="button" kind="quiet" icon="download" {...{ [LEAVING_DOWNLOAD]: '' }}>
            Download
          </Button>
          <Button type="button" kind="quiet" hidden {...{ [LEAVING_SAVE]: '' }}>
            Save and leave
          </Button>
          <Button value="discard" kind="danger">
            Discard and leave
          </Button>
        </footer>
      </form>
    </dialog>
  );
}
