import { watchTicks } from './watch-ticks';

watchTicks(document);
