import { watchCopying } from './watch-copying';

watchCopying(document);
