import {
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { IconButton } from './button';
import styles from './dialog.module.css';
import { CLOSE } from './names';

export type DialogProps = {
  open: boolean;
  /** Called on Escape, the close button, a click outside, or a button of `<form method="dialog">` inside. */
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  /** The buttons; the one that proceeds comes last. */
  footer?: ReactNode;
};

/** A modal dialog. What it asks must also have a page of its own for browsers without scripts. */
export function Dialog({ open, onClose, title, children, footer }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    if (open && !dialog.current?.open) dialog.current?.showModal();
    if (!open) dialog.current?.close();
  }, [open]);
  // Close a dialog before it is unmounted: otherwise the focus does not return to where it was.
  useLayoutEffect(() => {
    const shown = dialog.current;
    return () => shown?.close();
  }, []);
  function handleCancel(event: SyntheticEvent<HTMLDialogElement>) {
    // A file field inside fires its own cancel event.
    if (event.target !== event.currentTarget) return;
    // Escape calls `onClose` like the close button: only the page changes what is open, and it may have to navigate
    // first.
    event.preventDefault();
    onClose();
  }
  function handleClose() {
    // The event comes a moment later, when the same dialog may be open again.
    if (!dialog.current?.open) onClose();
  }
  function closeFromOutside(event: MouseEvent<HTMLDialogElement>) {
    if (event.target === event.currentTarget) onClose();
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the dialog itself handles Escape
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      onCancel={handleCancel}
      onClose={handleClose}
      onClick={closeFromOutside}
    >
      <div className={styles.sheet}>
        <header className={styles.top}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          <IconButton type="button" icon="close" label={CLOSE} onClick={onClose} />
        </header>
        <div className={styles.body}>{children}</div>
        {footer && <footer className={styles.footer}>{footer}</footer>}
      </div>
    </dialog>
  );
}
