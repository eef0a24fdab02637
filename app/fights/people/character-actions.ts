import { saveWords } from '~/characters/sheet/save-words';
import type { Sheet, SheetAction } from '~/characters/sheet/sheet';
import { MOST_ACTION_WORDS, MOST_OWN_ACTIONS, type OwnAction } from '../sheet/own-actions';

const DOES: Readonly<Record<SheetAction['rolls'][number]['does'], string>> = {
  damage: 'damage',
  healing: 'hit points',
  temporary: 'temporary hit points',
  less: 'less damage',
  add: 'to add',
};

/** What a character's features let it do in a turn, as its sheet lists them, as far as the limit allows. */
export function actionsOfCharacter({ actions = [] }: Pick<Sheet, 'actions'>): OwnAction[] {
  return actions.slice(0, MOST_OWN_ACTIONS).map((action, at): OwnAction => {
    const { key, name, kind, note, save, strikes, rolls, cost } = action;
    const words = [
      note,
      ...(save === null ? [] : [saveWords(save)]),
      ...(strikes === 0 ? [] : [strikes === 1 ? '1 unarmed strike' : `${strikes} unarmed strikes`]),
    ];
    // As many points as the player likes are spent on the sheet.
    const isCounted = cost !== null && cost.uses !== null && cost.key.length <= 80;
    const spends = isCounted ? { key: cost.key, uses: cost.uses ?? 1 } : null;
    return {
      // The place of a feature can be longer than a key; the index keeps it unique.
      key: `${at}.${key}`.slice(0, 80),
      name: name.slice(0, 80),
      kind,
      words: words
        .filter((one) => one !== '')
        .join('; ')
        .slice(0, MOST_ACTION_WORDS),
      rolls: rolls.slice(0, 4).map(({ dice, types, does, name: of }) => ({
        dice: dice.slice(0, 40),
        what: (of || [types.join(' or '), DOES[does]].filter(Boolean).join(' ')).slice(0, 60),
      })),
      ...(spends && { spends }),
    };
  });
}
