import { watchSheet } from './watch-sheet';

watchSheet(document);
