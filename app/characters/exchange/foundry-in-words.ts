import { foundryItemHtml, type ItemOwner } from '~/compendium/foreign/foundry-item-words';
import { oneLine } from './exchange-report';
import type { FileFacts } from './file-facts';
import { ofType } from './foundry-in-classes';
import { textAt, withoutMarkup } from './outside';

/** The backstory and notes: text under a "Notes" heading, and details that we have no field for. */
export function storyOf(details: unknown): Pick<FileFacts, 'backstory' | 'notes'> {
  const [story = '', ...under] = textAt(details, 'biography', 'value').split(
    /<h[1-6]\b[^<>]{0,200}>\s{0,20}Notes:?\s{0,20}<\/h[1-6]>/i,
  );
  const told = (field: string, words: string) => {
    const text = withoutMarkup(textAt(details, field));
    return text === '' ? [] : [`${words}: ${text}`];
  };
  const notes = under.map(withoutMarkup).filter((text) => text !== '');
  return {
    backstory: withoutMarkup(story),
    notes: [...notes, ...told('gender', 'Gender'), ...told('faith', 'Faith')].join('\n'),
  };
}

/** The feature types of the dnd5e system that come from a book. */
const GIVERS = /^(class|subclass|race|species|background|feat|monster|vehicle)$/;

/** Features that nothing else in the file gives, with their text and its enrichers replaced. */
export function othersOf(
  actor: unknown,
  items: readonly unknown[],
  owner: ItemOwner,
): FileFacts['others'] {
  return ofType(items, 'feat')
    .filter((one) => !GIVERS.test(textAt(one, 'system', 'type', 'value')))
    .map((one) => ({
      name: oneLine(textAt(one, 'name'), 80),
      words: withoutMarkup(foundryItemHtml(actor, one, owner)).slice(0, 2000),
    }))
    .filter(({ name }) => name !== '');
}
