import type { Room } from './look';

export const sheet: Room = {
  name: 'the cheat sheet',
  looks: ['/cheat-sheet', '/cheat-sheet?edition=2024', '/cheat-sheet?strength=16&feet=x'].map(
    (path) => ({ name: path, open: path, isLargeToo: true }),
  ),
};
