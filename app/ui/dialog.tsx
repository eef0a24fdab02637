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
  /** Escape, the cross, a click outside, or a button of `<form method="dialog">` inside. */
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  /** The buttons, the one that goes ahead last. */
  footer?: ReactNode;
};

/** A question in front of the page. What it asks must also have a page of its own for those without scripts. */
export function Dialog({ open, onClose, title, children, footer }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    if (open && !dialog.current?.open) dialog.current?.showModal();
    if (!open) dialog.current?.close();
  }, [open]);
  // One that goes while it is open is closed before it has left the page: only so the focus returns to where it was.
  useLayoutEffect(() => {
    const shown = dialog.current;
    return () => shown?.close();
  }, []);
  function handleCancel(event: SyntheticEvent<HTMLDialogElement>) {
    // A field for files inside tells of its own.
    if (event.target !== event.currentTarget) return;
    // Escape is as good as the cross: what is open is said by the page alone, which may have to go somewhere first.
    event.preventDefault();
    onClose();
  }
  function handleClose() {
    // It is told a moment later, when the same dialog may have opened again.
    if (!dialog.current?.open) onClose();
  }
  function closeFromOutside(event: MouseEvent<HTMLDialogElement>) {
    if (event.target === event.currentTarget) onClose();
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the dialog's own key
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
