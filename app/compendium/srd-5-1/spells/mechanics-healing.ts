import type { Mechanics } from './mechanics';

/** The mechanics of SRD 5.1 spells that restore or grant hit points. */
export const HEALING: Readonly<Record<string, Mechanics>> = {
  Aid: { heal: '5', count: 3, grows: '5' },
  'Cure Wounds': { heal: '1d8+mod', grows: '1d8' },
  'False Life': { heal: '1d4+4 temporary', grows: '5' },
  Goodberry: { heal: '1', count: 10 },
  Heal: { heal: '70', grows: '10' },
  'Healing Word': { heal: '1d4+mod', grows: '1d4' },
  Heroism: { heal: 'mod temporary', count: 1, grows: 'count 1' },
  'Mass Cure Wounds': { area: 'sphere 30', heal: '3d8+mod', count: 6, grows: '1d8' },
  'Mass Heal': { heal: '700' },
  'Mass Healing Word': { heal: '1d4+mod', count: 6, grows: '1d4' },
  'Prayer of Healing': { heal: '2d8+mod', count: 6, grows: '1d8' },
  Regenerate: { heal: '4d8+15' },
};
