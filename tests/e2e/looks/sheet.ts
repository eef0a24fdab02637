import type { Room } from './look';

export const sheet: Room = {
  name: 'the cheat sheet',
  looks: [
    { name: '2014', open: '/cheat-sheet', isLargeToo: true },
    { name: '2024', open: '/cheat-sheet?edition=2024', isLargeToo: true },
    {
      name: 'calculators that answer and refuse',
      open: '/cheat-sheet?strength=16&feet=x',
      within: ['#carrying', '#falling'],
      isLargeToo: true,
    },
  ],
};
