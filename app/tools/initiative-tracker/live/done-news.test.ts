import { expect, it } from 'vitest';
import { type Done, openDoneNews } from './done-news';

const done: Done = JSON.parse('{"event":{"id":"one"},"before":{},"after":{}}');

it('knows of nothing on a page that has just opened', () => {
  expect(openDoneNews().latest()).toBeNull();
});

it('tells of each press, until one lets go', () => {
  const news = openDoneNews();
  const told: unknown[] = [];
  const letGo = news.watch(() => told.push(news.latest()));
  news.tell(done);
  letGo();
  news.tell({ ...done });
  expect(told).toEqual([done]);
});
