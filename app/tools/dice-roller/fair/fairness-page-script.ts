import { watchFairness } from './watch-fairness';

watchFairness(document);
