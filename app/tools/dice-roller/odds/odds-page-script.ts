import { watchOdds } from './watch-odds';

watchOdds(document);
