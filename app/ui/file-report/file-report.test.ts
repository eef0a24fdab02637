import { describe, expect, it } from 'vitest';
import {
  countsWords,
  emptyReport,
  MOST_REMARKS,
  reportText,
  unlisted,
  withKept,
  withRemark,
} from './file-report';

const CHANGED = {
  fate: 'changed',
  line: 12,
  what: 'Owlbear',
  why: 'Its size was read as Large.',
} as const;
const DROPPED = {
  fate: 'dropped',
  line: null,
  what: 'A picture',
  why: 'Pictures have no place here.',
} as const;

describe('a report on a file', () => {
  it('counts what was kept, changed and dropped', () => {
    const report = withRemark(
      withRemark(withKept(emptyReport('beasts.json'), 1200), CHANGED),
      DROPPED,
    );
    expect(report.counts).toEqual({ kept: 1200, changed: 1, dropped: 1 });
    expect(report.remarks).toEqual([CHANGED, DROPPED]);
    expect(countsWords(report)).toBe('1,200 kept, 1 changed, 1 dropped');
    expect(unlisted(report)).toBe(0);
  });

  it('lists the first remarks and counts the rest', () => {
    let report = emptyReport('long.json');
    for (let line = 1; line <= MOST_REMARKS + 50; line += 1)
      report = withRemark(report, { ...CHANGED, line });
    expect(report.remarks).toHaveLength(MOST_REMARKS);
    expect(report.remarks.at(-1)?.line).toBe(MOST_REMARKS);
    expect(unlisted(report)).toBe(50);
    expect(reportText(report)).toContain('… and 50 more that are not listed\n');
  });

  it('is a text with a line for each remark', () => {
    const report = withRemark(withRemark(withKept(emptyReport('beasts.json')), CHANGED), DROPPED);
    expect(reportText(report)).toBe(
      [
        'beasts.json',
        '1 kept, 1 changed, 1 dropped',
        '',
        'line 12: changed: Owlbear. Its size was read as Large.',
        'dropped: A picture. Pictures have no place here.',
        '',
      ].join('\n'),
    );
  });

  it('keeps what came from the file on one line, bounded and harmless', () => {
    const report = withRemark(emptyReport('a\r\nb\u202e.json'), {
      ...DROPPED,
      what: 'x\n\u001b[31m dropped: 0',
      why: '😀'.repeat(1000),
    });
    expect(report.file).toBe('a b .json');
    expect(report.remarks[0]?.what).toBe('x [31m dropped: 0');
    expect([...(report.remarks[0]?.why ?? '')]).toHaveLength(300);
    expect(reportText(report).split('\n')).toHaveLength(5);
  });
});
