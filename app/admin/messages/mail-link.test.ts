import { expect, it } from 'vitest';
import { mailLink } from './mail-link';

it('opens a mail with its subject', () => {
  expect(mailLink('maren@tavern.example', 'Re: your message')).toBe(
    'mailto:maren@tavern.example?subject=Re%3A%20your%20message',
  );
});

it('lets neither address nor subject say more than they are', () => {
  const link = mailLink(
    'a@b.example?bcc=all@c.example,d@e.example',
    'Hi&body=x\r\nBcc: f@g.example',
  );
  const { pathname, searchParams } = new URL(link);
  expect(decodeURIComponent(pathname)).toBe('a@b.example?bcc=all@c.example,d@e.example');
  expect(link.split('?')).toHaveLength(2);
  expect(pathname).not.toMatch(/[,;]/);
  expect([...searchParams.keys()]).toEqual(['subject']);
  expect(searchParams.get('subject')).toBe('Hi&body=x Bcc: f@g.example');
});

it('survives letters that are half of one', () => {
  expect(() => mailLink('a@b.example', 'x\ud83d')).not.toThrow();
});
