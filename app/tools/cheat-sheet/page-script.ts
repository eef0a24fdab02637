import { likedSheet } from './page-liked-sheet';
import { watchSheet } from './watch-sheet';

const { search, hash } = location;
const { sheet: shown } = document.querySelector<HTMLElement>('[data-sheet]')?.dataset ?? {};
const liked = likedSheet({ search, hash, cookie: document.cookie, shown });
if (liked === null) watchSheet(document);
else location.replace(liked);
