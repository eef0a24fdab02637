import type { School, SpellRecord } from '~/compendium/records/spell-record';
import { spellCardLines } from '~/compendium/spell-card/spell-card-lines';
import { plainText } from '~/compendium/statblock/statblock';
import type { Edition } from '~/rules/edition';

/** A part of a text in one weight. */
export type Run = { text: string; bold: boolean };

/** A paragraph of a card; list items are indented. */
export type CardParagraph = { runs: readonly Run[]; isPoint: boolean };

/** The texts of a spell's cards. */
export type CardWords = {
  id: string;
  name: string;
  edition: Edition;
  level: number;
  school: School;
  /** "3rd-level evocation (ritual)". */
  kind: string;
  facts: readonly CardParagraph[];
  paragraphs: readonly CardParagraph[];
  classes: string;
};

/** The texts of a spell's cards: facts, description and scaling. */
export function cardWords(id: string, record: SpellRecord): CardWords {
  const { name, edition, kind, facts, higherLevels } = spellCardLines(record);
  const { level, school, classes } = record;
  const shown = facts.filter(({ label }) => label !== 'Classes' && label !== 'Save or attack');
  const higher = plainText(higherLevels);
  const words = record.text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line): CardParagraph => {
      const isPoint = line.startsWith('- ');
      return { runs: runsOf(isPoint ? line.slice(2) : line), isPoint };
    });
  return {
    id,
    name,
    edition,
    level,
    school,
    kind,
    facts: shown.map(({ label, text }) => labelled(`${label}:`, text)),
    paragraphs: higher === '' ? words : [...words, labelled('At Higher Levels.', higher)],
    classes: classes.join(', '),
  };
}

/** A line with its leading bold text; other bold text becomes regular. */
function runsOf(line: string): Run[] {
  const [, lead = '', rest = line] = /^\*{2,3}(.+?)\*{2,3}\s*(.*)$/.exec(line) ?? [];
  const text = rest.replaceAll('**', '');
  const runs = [
    { text: lead, bold: true },
    { text, bold: false },
  ];
  return runs.filter((run) => run.text !== '');
}

function labelled(label: string, text: string): CardParagraph {
  return {
    runs: [
      { text: label, bold: true },
      { text, bold: false },
    ],
    isPoint: false,
  };
}
