import { describe, expect, it } from 'vitest';
import { plainPage, readWords } from '../harness/plain-page';

/** The HTML of the card with this id. */
function cardOf(html: string, id: string): string {
  return new RegExp(`<article[^>]*id="${id}"[\\s\\S]*?</article>`).exec(html)?.[0] ?? '';
}

function shownCards(html: string): string[] {
  const cards = html.match(/<article[^>]*>/g) ?? [];
  return cards.filter((tag) => !/ hidden/.test(tag));
}

/** The action and the hidden fields of the form that contains the given text. */
function formOf(html: string, holding: string): { action: string; hidden: string[] } {
  const form = (html.match(/<form[\s\S]*?<\/form>/g) ?? []).find((one) => one.includes(holding));
  const hidden = [...(form ?? '').matchAll(/type="hidden" name="(\w+)" value="(\w*)"/g)];
  return {
    action: /action="([^"]*)"/.exec(form ?? '')?.[1] ?? '',
    hidden: hidden.map(([, name, value]) => `${name}=${value}`),
  };
}

const outputOf = (html: string, id: string) =>
  /<output[^>]*>([^<]*)<\/output>/.exec(cardOf(html, id))?.[1];

describe('the sheet, without scripts', () => {
  it('shows the rules of the chosen edition where they differ', async () => {
    const { html: before } = await plainPage('/cheat-sheet');
    expect(readWords(cardOf(before, 'exhaustion'))).toContain('hit point maximum halved');
    expect(cardOf(before, 'influence')).toBe('');
    const { html: after } = await plainPage('/cheat-sheet?edition=2024');
    expect(readWords(cardOf(after, 'exhaustion'))).toContain('−25 ft');
    expect(readWords(cardOf(after, 'exhaustion'))).toContain('SRD 5.2.1');
    expect(cardOf(after, 'influence')).not.toBe('');
    expect(readWords(after)).toContain('System Reference Document 5.2.1');
  });

  it('searches by a form that keeps the edition, and links to the same search in the other edition', async () => {
    const { html } = await plainPage('/cheat-sheet?edition=2024');
    expect(formOf(html, 'name="q"')).toEqual({ action: '/cheat-sheet', hidden: ['edition=2024'] });
    const { html: found } = await plainPage('/cheat-sheet?edition=2024&q=concentration+save');
    expect(shownCards(found)).toHaveLength(1);
    expect(readWords(found)).toContain('1 card');
    expect(found).toMatch(
      /href="\/cheat-sheet\?edition=2014&amp;q=concentration\+save"[^>]*>2014 rules</,
    );
  });

  it('begins with the edition that its reader has chosen, and an address that names one keeps it', async () => {
    const liking = { headers: { Cookie: 'preferences=system.a4.2024' } };
    const { html } = await plainPage('/cheat-sheet?q=exhaustion', liking.headers);
    expect(html).toContain('data-sheet="2024"');
    expect(formOf(html, 'name="q"').hidden).toEqual([]);
    const { html: named } = await plainPage('/cheat-sheet?edition=2014', liking.headers);
    expect(named).toContain('data-sheet="2014"');
    expect(formOf(named, 'name="q"').hidden).toEqual(['edition=2014']);
  });

  it('calculates by forms in its cards, which keep the edition and return to the card', async () => {
    const { html } = await plainPage('/cheat-sheet?edition=2024');
    expect(formOf(html, 'name="damage"')).toEqual({
      action: '/cheat-sheet#concentration',
      hidden: ['edition=2024'],
    });
    const { html: reckoned } = await plainPage('/cheat-sheet?edition=2024&damage=90');
    expect(outputOf(reckoned, 'concentration')).toBe('DC 30 Constitution save.');
    const { html: refused } = await plainPage('/cheat-sheet?feet=%3Cscript%3E');
    expect(outputOf(refused, 'falling')).toBe(
      'The fall in feet must be a whole number from 0 to 100000.',
    );
  });

  it('loads one small script besides the layout’s, and no React', async () => {
    const { html } = await plainPage('/cheat-sheet');
    const scripts = [...html.matchAll(/<script[^>]+src="([^"]+)"/g)].map(([, src = '']) => src);
    expect(scripts).toHaveLength(2);
    for (const script of scripts) expect((await plainPage(script)).html).not.toContain('react');
  });
});
