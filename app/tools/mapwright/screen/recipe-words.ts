import type {
  DoorSet,
  Layout,
  MapKind,
  PlaceTheme,
  RoomSize,
  RoomStyle,
  StairSet,
} from '~/maps/map/recipe';
import { THEME_NAMES } from '~/maps/map/themes';

/** The names of a recipe's choices. */
export const CHOICE_NAMES: Readonly<
  Record<DoorSet | Layout | MapKind | PlaceTheme | RoomSize | RoomStyle | StairSet, string>
> = {
  ...THEME_NAMES,
  rooms: 'Rooms and corridors',
  cave: 'Cave',
  rectangle: 'Rectangle',
  square: 'Square',
  round: 'Round',
  cross: 'Cross',
  keep: 'Keep',
  hexagon: 'Hexagon',
  saltire: 'Saltire',
  box: 'Ring',
  dagger: 'Dagger',
  small: 'Small',
  medium: 'Medium',
  large: 'Large',
  huge: 'Huge',
  plain: 'Rectangles only',
  varied: 'Many shapes',
  none: 'None',
  basic: 'Basic',
  secure: 'Secure',
  standard: 'Standard',
  deathtrap: 'Deathtrap',
  two: 'One up, one down',
  many: 'Many',
};
