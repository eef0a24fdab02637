import { describe, expect, it } from 'vitest';
import { formatDice } from './format';
import { parseDice } from './parse';

function canonical(text: string): string {
  const parsed = parseDice(text);
  return parsed.ok ? formatDice(parsed.roll) : `${parsed.position}: ${parsed.problem}`;
}

describe('lists', () => {
  it('are counted once, and say what is wrong behind them', () => {
    expect(canonical('(1d6,1d8)>4f1')).toBe('(1d6, 1d8)>4f=1');
    expect(canonical('(1d6,1d8)>4>3')).toBe('11: This already counts successes.');
    expect(canonical('(1d6,1d8)>')).toBe('10: Write a number after “>”.');
    expect(canonical('(1d6,1d8)kh1.5')).toBe('11: Keep or drop a whole number of dice.');
    expect(canonical('(1d6,1d8)kh1.')).toBe('11: Write one to 6 digits after the point.');
    expect(canonical('(1d6,1d8)p')).toBe('10: Say which values, such as p=1 or k>3.');
    expect(canonical('(1d6,1d8)>4f')).toBe('12: Say which dice fail, such as f=1.');
    expect(canonical('(1d6, )')).toBe('1d6');
    expect(canonical('(1d6 1d8)')).toBe('5: “1” does not fit here.');
  });

  it('leave an advantage behind them to the whole roll', () => {
    expect(canonical('(1d20,1d8) dis')).toBe('(1d20, 1d8) dis');
    expect(canonical('(1d20, 5)kh1 adv')).toBe('(1d20, 5)kh1 adv');
    expect(canonical('(1d20+1) disadvantage')).toBe('1d20 + 1 dis');
    expect(canonical('(1d20)dis')).toBe('1d20dis');
    expect(canonical('1d20advdis')).toBe('1d20adv dis');
    expect(canonical('(1d6,1d8) dis')).toBe('10: Advantage and disadvantage need a single d20.');
    expect(canonical('2d20 adv')).toBe('5: Advantage and disadvantage need a single d20.');
    expect(canonical('1d20u adv')).toBe('6: Advantage and disadvantage need a single d20.');
    expect(canonical('1d20kh1 adv')).toBe('8: Advantage and disadvantage need a single d20.');
  });

  it('of one thing are that thing, and take what is meant for it', () => {
    expect(canonical('(1d8)min2')).toBe('1d8min2');
    expect(canonical('((1d6,1d8))kl1')).toBe('(1d6, 1d8)kl1');
    expect(canonical('(5)>3')).toBe('(5)>3');
    expect(canonical('(1d6>2)>3')).toBe('(1d6>2)>3');
    expect(canonical('(5)k1')).toBe('3: Keep and drop need dice or a list, such as (1d6, 1d8)kh1.');
    expect(canonical('(5)p1')).toBe('3: Keep and drop need dice or a list, such as (1d6, 1d8)kh1.');
  });
});

describe('powers', () => {
  it('are whole numbers from 0 to 20', () => {
    expect(['2^0', '2^20', '2^(3-1)', '2^-(0)'].map(canonical)).toEqual([
      '2^0',
      '2^20',
      '2^2',
      '2^0',
    ]);
    for (const text of ['2^-1', '2^21', '2^1.5', '2^1d2']) {
      expect(canonical(text), text).toBe('1: A power is a whole number from 0 to 20.');
    }
  });
});

describe('dice', () => {
  it('may be as many as a sum says, and have as many sides', () => {
    expect(canonical('(2+1)d6')).toBe('3d6');
    expect(canonical('2d(2*5)')).toBe('2d10');
    expect(canonical('(3)d%')).toBe('3d100');
    expect(canonical('(3)dF')).toBe('3dF');
    for (const text of ['2d(1d6)', '2d(6,8)', '2d(0)', '2d(2.5)', '2dx', '2d']) {
      expect(canonical(text), text).toBe(
        '2: Write how many sides the die has, from 1 to 1,000,000.',
      );
    }
    expect(canonical('1000d6')).toBe('1000d6');
    expect(canonical('1d1000000')).toBe('1d1000000');
    expect(canonical('(0-1)d6')).toBe('0: Roll a whole number of dice, from 1 to 1,000.');
  });

  it('say what their modifiers lack', () => {
    expect(canonical('2d6min')).toBe('6: Write a whole number after “min”.');
    expect(canonical('2d6ma1.5')).toBe('8: Write a whole number after “ma”.');
    expect(canonical('2d6mi-2')).toBe('2d6min-2');
    expect(canonical('2d6e')).toBe('4: Say on which face, such as e6 or ra6.');
    expect(canonical('2d6ra')).toBe('5: Say on which face, such as e6 or ra6.');
    expect(canonical('2d6!ra6')).toBe('6: These dice already explode.');
    expect(canonical('2d6cs')).toBe('5: Say which dice are critical, such as cs=20.');
    expect(canonical('2d6cf>')).toBe('6: Write a number after “>”.');
    expect(canonical('2d6r<')).toBe('5: Write a number after “<”.');
    expect(canonical('2d6k>')).toBe('5: Write a number after “>”.');
    expect(canonical('2d6p')).toBe('4: Say which values, such as p=1 or k>3.');
    expect(canonical('2d6u min2')).toBe(
      '3: Unique dice cannot also be rerolled, explode, or have a minimum or maximum.',
    );
    for (const text of ['2d6umax5', '2d6ur1', '2d6uro1', '2d6ura6']) {
      expect(canonical(text), text).toContain('3: Unique dice cannot');
    }
    expect(canonical('6d6u')).toBe('6d6u');
    expect(canonical('2d6mi3ma3')).toBe('2d6min3max3');
    expect(canonical('1d6!<=5')).toBe('1d6!<=5');
    expect(canonical('1d6ra>0')).toBe('1d6ra>0');
  });

  it('explode, are thrown again and dropped by what stands behind them', () => {
    expect(canonical('4dFr')).toBe('4dFr=-1');
    expect(canonical('4dF!')).toBe('4dF!');
    expect(canonical('4d6!p')).toBe('4d6!p');
    expect(canonical('4d6!pl1')).toBe('4d6!dl1');
    expect(canonical('4d6!!p4')).toBe('4d6!!=6p=4');
    expect(canonical('4d6e5')).toBe('4d6!=5');
    expect(canonical('4d6!=6kh1')).toBe('4d6!kh1');
    expect(canonical('4d6!k>2')).toBe('4d6!=6k>2');
    expect(canonical('4d6s')).toBe('4d6');
    expect(canonical('4d6sa')).toBe('4d6');
    expect(canonical('4d6cs>=5cf1')).toBe('4d6');
    expect(canonical('4d6≤2')).toBe('4d6<=2');
    expect(canonical('4d6!=2')).toBe('4d6!=2');
    expect(canonical('4d6d>4')).toBe('4d6p>4');
    expect(canonical('4d6kl')).toBe('4d6kl1');
    expect(canonical('4d6dl2dh1')).toBe('4d6dl2dh1');
  });
});

describe('labels and comments', () => {
  it('are kept short, and stand behind what they name', () => {
    expect(canonical(`2d6[${'x'.repeat(60)}]`)).toBe(`2d6 [${'x'.repeat(60)}]`);
    expect(canonical(`2d6[${'x'.repeat(61)}]`)).toBe(
      '3: A label has at most 60 characters and no brackets.',
    );
    expect(canonical('2d6[a[b]')).toBe('3: A label has at most 60 characters and no brackets.');
    expect(canonical(`2d6[${'x'.repeat(30)}][${'y'.repeat(30)}]`)).toBe(
      '35: A label has at most 60 characters and no brackets.',
    );
    expect(canonical('2d6[ ]')).toBe('2d6');
    expect(canonical('2d6[cold   fire]')).toBe('2d6 [cold fire]');
    expect(['2^2[x]', '(2^2)[x]', '2**2 [x]'].map(canonical)).toEqual([
      '2^2 [x]',
      '2^2 [x]',
      '2^2 [x]',
    ]);
    expect(canonical('(1d6[a]+1)^2[x]')).toBe('(1d6 [a] + 1)^2 [x]');
    expect(canonical('-2^2^1[x]')).toBe('-2^2 [x]');
    expect(canonical('2d6 #')).toBe('2d6');
    expect(canonical('2d6 adv # x')).toBe('4: Advantage and disadvantage need a single d20.');
    expect(canonical('1d20 adv # to hit')).toBe('1d20adv # to hit');
    expect(canonical('1d20+1 adv // to hit')).toBe('1d20 + 1 adv # to hit');
    expect(canonical('// only words')).toBe('0: “/” does not fit here.');
  });
});

describe('numbers', () => {
  it('go up to a thousand million, with six decimals', () => {
    expect(canonical('1000000000')).toBe('1000000000');
    expect(canonical('1.123456')).toBe('1.123456');
    expect(canonical('.5')).toBe('0.5');
    expect(canonical('5.')).toBe('0: Write one to 6 digits after the point.');
    expect(canonical('+2d6')).toBe('2d6');
    expect(canonical('--2')).toBe('--2');
    expect(canonical('2 *')).toBe('3: Something is missing at the end: write dice or a number.');
    expect(canonical('2 ^')).toBe('3: Something is missing at the end: write dice or a number.');
    expect(canonical('max(1d6')).toBe('3: This bracket is never closed.');
    expect(canonical('max 1')).toBe('4: Write brackets after “max”.');
    expect(canonical('round(1, 2)')).toBe('0: “round” takes one value.');
    expect(canonical('min(1d6, 2, 3)')).toBe('min(1d6, 2, 3)');
    expect(canonical('1000000000*1000000')).toBe('1000000000 * 1000000');
    expect(canonical('1000000000*1000001')).toBe('10: The total could grow too large.');
    expect(canonical('10%3')).toBe('10 % 3');
    expect(canonical('10%(1d3-2)')).toBe('2: This could divide by zero.');
    expect(canonical(`${'('.repeat(50)}1${')'.repeat(50)}`)).toBe('1');
    expect(canonical('1+'.repeat(249).concat('1'))).toContain('1 + 1');
    expect(canonical('1d6 + '.padEnd(500, ' ').slice(0, 499).concat('1'))).toBe('1d6 + 1');
  });
});

describe('dice of which none is left', () => {
  it.each(['d6d6', '1d6d6', '2d6dl2', '4d6k0', '3d6kh2dl2'])('%s is refused', (text) => {
    expect(canonical(text)).toContain('at least one must stay');
  });

  it.each(['4d6dl1', '4d6d3', '2d20kh1', '1d6k1', '4d6kh3dl1'])('%s is not', (text) => {
    expect(parseDice(text).ok).toBe(true);
  });
});
