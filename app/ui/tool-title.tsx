import { useSignedIn } from './use-signed-in';
import styles from './visually-hidden.module.css';

/** The heading of a tool's main page, unseen where the slim bar above it says the same. */
export function ToolTitle({ children }: { children: string }) {
  return <h1 className={useSignedIn() ? styles.hidden : undefined}>{children}</h1>;
}
