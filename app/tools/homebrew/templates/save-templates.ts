import { save, type Template } from './template';

/** Templates of saving throws. */
export const SAVES: readonly Template[] = [
  save('Fire Breath', 'A cone, on a recharge', [
    ...([
      ['save', 'dex'],
      ['dcBy', 'con'],
      ['area', 'cone'],
      ['areaFeet', '30'],
    ] as const),
    ...([
      ['harm0', '8d6'],
      ['harm0.type', 'fire'],
      ['success', 'half'],
      ['recharge', '5'],
    ] as const),
  ]),
  save('Acid Breath', 'A line, on a recharge', [
    ...([
      ['save', 'dex'],
      ['dcBy', 'con'],
      ['area', 'line'],
      ['areaFeet', '60'],
    ] as const),
    ...([
      ['areaWide', '5'],
      ['harm0', '8d6'],
      ['harm0.type', 'acid'],
    ] as const),
    ...([
      ['success', 'half'],
      ['recharge', '5'],
    ] as const),
  ]),
  save('Dreadful Gaze', 'Frightens one creature', [
    ...([
      ['save', 'wis'],
      ['dcBy', 'cha'],
      ['within', '60'],
    ] as const),
    ...([
      ['condition', 'frightened'],
      ['lasts', 'minute'],
    ] as const),
  ]),
  save('Thunderous Stomp', 'Knocks down all around it', [
    ...([
      ['save', 'str'],
      ['dcBy', 'str'],
      ['area', 'emanation'],
      ['areaFeet', '10'],
    ] as const),
    ...([
      ['harm0', '3d6'],
      ['harm0.type', 'thunder'],
      ['success', 'half'],
    ] as const),
    ...([
      ['condition', 'prone'],
      ['lasts', 'open'],
    ] as const),
  ]),
];
