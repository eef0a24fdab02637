import { challengeText } from '~/rules/challenge';
import { nameInRules } from '../name-in-rules';

/** A monster of a list; `facts` is null when it no longer exists or is not loaded. */
export type ListedMonster = {
  id: string;
  name: string;
  facts: {
    type: string;
    size: string;
    cr: number;
    ac: number;
    hp: number;
    edition: string;
  } | null;
};

/** The export formats of a list. */
export const LIST_FORMS = ['text', 'markdown', 'json'] as const;
export type ListForm = (typeof LIST_FORMS)[number];

/** A list as text, a Markdown table, or JSON. */
export function listText(form: ListForm, name: string, monsters: readonly ListedMonster[]): string {
  switch (form) {
    case 'text':
      return [name, ...monsters.map(plainLine)].join('\n');
    case 'markdown':
      return markdownTable(name, monsters);
    case 'json':
      return JSON.stringify({ name, monsters: monsters.map(jsonEntry) }, null, 2);
  }
}

function plainLine({ name, facts }: ListedMonster): string {
  if (facts === null) return name;
  const { cr, ac, hp, edition } = facts;
  return `${nameInRules(name, edition)}: CR ${challengeText(cr)}, AC ${ac}, HP ${hp}`;
}

function markdownTable(title: string, monsters: readonly ListedMonster[]): string {
  const rows = monsters.map(({ name, facts }) => {
    if (facts === null) return [name, '', '', '', '', ''];
    const { type, size, cr, ac, hp, edition } = facts;
    return [
      nameInRules(name, edition),
      `${size} ${type}`,
      challengeText(cr),
      String(ac),
      String(hp),
    ];
  });
  const head = ['Name', 'Kind', 'CR', 'AC', 'HP'];
  const lines = [head, head.map(() => '---'), ...rows].map(
    (cells) => `| ${head.map((_, at) => marked(cells[at] ?? '')).join(' | ')} |`,
  );
  return [`## ${marked(title)}`, '', ...lines, ''].join('\n');
}

/** Escapes Markdown characters. */
function marked(text: string): string {
  return text.replace(/[\\|*_`<>[\]#]/g, '\\$&').replace(/^\\-\\-\\-$/, '---');
}

function jsonEntry({ id, name, facts }: ListedMonster) {
  return facts === null ? { id, name } : { id, name, ...facts };
}
