import { Button } from '~/ui/button';
import { Icon } from '~/ui/icon';
import layout from '~/ui/layout.module.css';
import styles from './about.module.css';

/**
 * How to install the product on a home screen, in one of five states: the browser's own prompt, an iPhone, Chromium
 * without a prompt, any other browser, and installed. `startInstall` shows the one that applies; without scripts the
 * general one is shown.
 */
export function InstallCard() {
  return (
    <section
      id="install"
      className={styles.install}
      aria-labelledby="install-title"
      data-install
      data-print="no"
    >
      <h2 id="install-title">Add it to your home screen</h2>
      <p className={layout.soft}>
        One tap at the table, and the cheat sheet works without a signal.
      </p>
      <div data-state="prompt" hidden>
        <Button type="button" icon="download">
          Install the app
        </Button>
      </div>
      <ol data-state="iphone" hidden>
        <li>
          Tap <b>Share</b> <Icon name="share" /> at the edge of Safari.
        </li>
        <li>
          Choose <b>Add to Home Screen</b>.
        </li>
        <li>
          Tap <b>Add</b>.
        </li>
      </ol>
      <ol data-state="chromium" hidden>
        <li>
          Open the browser’s menu <Icon name="more" />.
        </li>
        <li>
          Choose <b>Install app</b> or <b>Add to Home screen</b>.
        </li>
        <li>Confirm.</li>
      </ol>
      <p data-state="generic">
        Look in your browser’s menu for <b>Install</b> or <b>Add to Home Screen</b>. If it has
        neither, add a bookmark.
      </p>
      <p data-state="installed" role="status" hidden>
        <Icon name="good" /> <b>Installed!</b>
      </p>
    </section>
  );
}
