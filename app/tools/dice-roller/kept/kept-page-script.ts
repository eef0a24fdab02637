import { watchKept } from './watch-kept';

watchKept(document);
