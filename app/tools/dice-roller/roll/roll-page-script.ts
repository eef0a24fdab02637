import { watchRoller } from './watch-roller';

watchRoller(document);
