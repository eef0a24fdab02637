import { foundryHtml } from '~/compendium/exports/foundry-html';
import { foundryId } from '~/compendium/exports/foundry-id';
import { isAbility } from '../sheet/abilities';
import { heldPicks } from '../sheet/picks';
import type { SheetFeature, Supply } from '../sheet/sheet';
import type { ToldCharacter } from './told-sheet';

const ACTIVATIONS = {
  action: 'action',
  'bonus-action': 'bonus',
  reaction: 'reaction',
  free: 'special',
} as const;

const PERIODS = { 'short-rest': 'sr', 'long-rest': 'lr', dawn: 'dawn', none: null } as const;

/**
 * Features with our text, and extra features, as dnd5e items; the uses of a supply are on the first feature that has
 * it.
 */
export function foundryFeatures({ character, sheet, book }: ToldCharacter, id: string) {
  const counted = new Set<string>();
  const features = sheet.features.map((feature) => {
    const supply = sheet.supplies.find(({ key }) => key === feature.supply);
    const first = supply !== undefined && !counted.has(supply.key);
    if (supply !== undefined) counted.add(supply.key);
    const spent = supply === undefined ? 0 : (character.play.spent[supply.key] ?? 0);
    return {
      ...feat(
        withWords(feature, sheet),
        `${id} ${feature.place}`,
        feature.words,
        kindOf(feature, book),
      ),
      uses: first && supply !== undefined ? usesOf(supply, spent) : NO_USES,
      activation: feature.action,
    };
  });
  const extras = character.extras.map(({ name, words }, at) => ({
    ...feat(name, `${id} extra ${at}`, words, ''),
    uses: NO_USES,
    activation: null,
  }));
  return [...features, ...extras].map(({ uses, activation, ...item }) => ({
    ...item,
    system: { ...item.system, uses, activities: activitiesOf(item._id, activation) },
  }));
}

/** "Favored Enemy (Fiends)": free-text picks are in brackets, as in the system's own books. */
function withWords({ name, place }: SheetFeature, { asked }: ToldCharacter['sheet']): string {
  const said = asked.flatMap((one) =>
    one.choice.asks === 'words' && one.place.startsWith(`${place}#`)
      ? heldPicks(one).filter((word) => !isAbility(word))
      : [],
  );
  return said.length === 0 ? name : `${name} (${said.join(', ')})`;
}

const NO_USES = { spent: 0, max: '', recovery: [] };

function feat(name: string, of: string, words: string, kind: string) {
  return {
    _id: foundryId(of),
    name,
    type: 'feat',
    system: {
      description: { value: foundryHtml(words), chat: '' },
      type: { value: kind, subtype: '' },
    },
  };
}

function kindOf(
  { key }: SheetFeature,
  { races, backgrounds, feats }: ToldCharacter['book'],
): string {
  const [owner = ''] = key.split('/');
  const isIn = (list: readonly { slug: string }[]) => list.some(({ slug }) => slug === owner);
  if (isIn(feats)) return 'feat';
  if (owner === 'own' || isIn(backgrounds)) return 'background';
  return races.some((race) => race.slug === owner || isIn(race.subraces)) ? 'race' : 'class';
}

function usesOf({ most, back }: Supply, spent: number) {
  const period = PERIODS[back];
  return {
    spent,
    max: most === null ? '' : String(most),
    recovery: period === null || most === null ? [] : [{ period, type: 'recoverAll' }],
  };
}

function activitiesOf(id: string, action: SheetFeature['action']) {
  if (action === null) return {};
  const _id = foundryId(`${id} activity`);
  const activation = { type: ACTIVATIONS[action], value: 1, condition: '', override: false };
  return { [_id]: { _id, type: 'utility', activation } };
}
