import { escapedXml } from '~/maps/draw/svg-layers';
import { SVG_UNITS } from '~/maps/draw/svg-units';
import type { RoomEntry } from '../key/room-key';

/**
 * The picture of a shared map whose rooms lead to their lines of the key below it, or on the page of the key that has
 * them; the rooms of a version without a key lead nowhere. The smallest lie on top, so that a room within another one's rectangle can be pressed.
 */
export function withRoomLinks(
  svg: string,
  key: readonly RoomEntry[],
  here: readonly RoomEntry[] = key,
): string {
  const end = svg.lastIndexOf('</svg>');
  if (end < 0) return svg;
  const placed = key.flatMap(({ number, name, area }) => (area ? [{ number, name, area }] : []));
  placed.sort(
    (one, other) => other.area.width * other.area.height - one.area.width * one.area.height,
  );
  const isHere = new Set(here.map(({ number }) => number));
  const links = placed.map(({ number, name, area }) => {
    const [x, y, width, height] = [area.x, area.y, area.width, area.height].map(
      (side) => side * SVG_UNITS,
    );
    const to = `${isHere.has(number) ? '' : `?room=${number}`}#room-${number}`;
    return (
      `<a href="${to}" aria-label="Room ${number}: ${escapedXml(name)}">` +
      `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="#000" fill-opacity="0"/></a>`
    );
  });
  // A picture with links is a group of them, not one image.
  const group = links.length === 0 ? svg : svg.replace(' role="img"', ' role="group"');
  const at = group.lastIndexOf('</svg>');
  return `${group.slice(0, at)}${links.join('')}${group.slice(at)}`;
}
