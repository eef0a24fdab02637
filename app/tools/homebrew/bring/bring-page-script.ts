import { watchBring } from './watch-bring';

watchBring(document);
