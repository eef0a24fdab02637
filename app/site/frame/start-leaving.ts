import { isPlainPage } from '~/ui/plain-page';
import { watchSignedIn } from './page-watchers';

// What pages without React do beside that for whoever is signed in.
if (isPlainPage()) watchSignedIn(document);
