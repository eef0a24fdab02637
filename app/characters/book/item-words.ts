import type { Armor, Gear, Item, Weapon } from './item';

/** What an item is, in a few words: "Martial melee weapon, 1d8 slashing", "Heavy armor, AC 18". */
export function itemKind(item: Item): string {
  switch (item.kind) {
    case 'weapon':
      return weaponKind(item);
    case 'armor':
      return armorKind(item);
    default:
      return GEAR_KINDS[item.kind];
  }
}

/** The rest of an item's row in the tables of equipment: properties, its description, weight and price. */
export function itemDetails(item: Item): string {
  const { pounds, copper } = item;
  const weight = pounds > 0 ? [`${numberOf(pounds)} lb.`] : [];
  const price = copper > 0 ? [priceOf(copper)] : [];
  return [...partsOf(item), [...weight, ...price].join(', ')].filter(Boolean).join(' · ');
}

const GEAR_KINDS: Readonly<Record<Gear['kind'], string>> = {
  gear: 'Adventuring gear',
  tool: 'Tool',
  pack: 'Pack',
  ammunition: 'Ammunition',
  mount: 'Mount',
  vehicle: 'Vehicle or tack',
  magic: 'Magic item',
};

function weaponKind({ category, reach, damage }: Weapon): string {
  const kind = `${category === 'simple' ? 'Simple' : 'Martial'} ${reach} weapon`;
  if (damage === null) return kind;
  const { count, sides, type } = damage;
  return `${kind}, ${sides === 1 ? count : `${count}d${sides}`} ${type}`;
}

function armorKind({ category, base, dexterity }: Armor): string {
  if (category === 'shield') return `Shield, AC +${base}`;
  const kind = `${category[0]?.toUpperCase()}${category.slice(1)} armor, AC ${base}`;
  if (dexterity === 'none') return kind;
  return `${kind} + Dexterity${dexterity === 'two' ? ' (at most 2)' : ''}`;
}

function partsOf(item: Item): readonly string[] {
  if (item.kind === 'weapon') return [weaponProperties(item)];
  if (item.kind === 'armor') {
    const { strength, loud } = item;
    return [
      [strength && `Strength ${strength}`, loud && 'disadvantage on Stealth']
        .filter(Boolean)
        .join(', '),
    ];
  }
  return [item.words ?? '', item.attunement ? 'requires attunement' : ''];
}

function weaponProperties({ properties, versatile, rangeFeet, mastery }: Weapon): string {
  const range = rangeFeet ? ` (${rangeFeet.join('/')} ft.)` : '';
  const words = properties.map((property) => {
    if (property === 'versatile' && versatile)
      return `versatile (${versatile.count}d${versatile.sides})`;
    const hasRange = property === 'thrown' || property === 'ammunition';
    return `${property}${hasRange ? range : ''}`;
  });
  return [...words, ...(mastery ? [`mastery: ${mastery}`] : [])].join(', ');
}

/** A price in the largest coin that needs no fraction: "15 GP", "5 SP", "2 CP". */
function priceOf(copper: number): string {
  if (copper % 100 === 0) return `${(copper / 100).toLocaleString('en')} GP`;
  return copper % 10 === 0 ? `${copper / 10} SP` : `${numberOf(copper)} CP`;
}

/** At most two decimals: a dart weighs 0.25 lb. */
function numberOf(value: number): string {
  return value.toLocaleString('en', { maximumFractionDigits: 2 });
}
