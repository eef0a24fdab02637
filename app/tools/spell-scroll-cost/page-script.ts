import { watchScroll } from './watch-scroll';

watchScroll(document);
