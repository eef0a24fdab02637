/** The size limit of a character, less a margin. */
const MOST_BYTES = 63 * 1024;

/**
 * The largest character that can be saved: levels of every class, 200 wielded weapons, every question answered twenty
 * times, the whole spell list of each class, and answers to unknown questions until it is full.
 */
export function heavyCharacter({ bookOf, sheetOf, character }, edition) {
  const book = bookOf(edition);
  const classes = book.classes.map(({ slug }) => slug);
  const weapons = book.items.flatMap(({ kind, slug }) => (kind === 'weapon' ? slug : []));
  let heavy = character.parse({
    edition,
    name: 'Atlas',
    race: 'human',
    background: 'acolyte',
    levels: Array.from({ length: 20 }, (_, at) => ({ class: classes[at % classes.length] })),
    subclasses: Object.fromEntries(
      book.classes.map(({ slug, subclasses }) => [slug, subclasses[0].slug]),
    ),
    items: Array.from({ length: 200 }, (_, at) => ({
      id: `i${at}`,
      item: weapons[at % weapons.length],
      equipped: true,
      plus: 3,
    })),
  });
  // Answers can raise further questions.
  for (let round = 0; round < 3; round += 1) {
    const choices = Object.fromEntries(
      sheetOf(book, heavy).asked.map(({ place, choice }) => {
        const from = answersOf(book, choice);
        return [place, Array.from({ length: 20 }, (_, at) => from[at % from.length])];
      }),
    );
    heavy = { ...heavy, choices };
  }
  const slugs = book.spells.map(({ slug }) => slug);
  const list = {
    cantrips: slugs.slice(0, 20),
    known: slugs.slice(0, 120),
    prepared: slugs.slice(0, 60),
  };
  for (const slug of ['other', ...classes]) {
    const more = { ...heavy, spells: { ...heavy.spells, [slug]: list } };
    if (JSON.stringify(more).length < MOST_BYTES) heavy = more;
  }
  const room = Math.floor((MOST_BYTES - JSON.stringify(heavy).length) / 14);
  const idle = Object.fromEntries(Array.from({ length: room }, (_, at) => [`a${at}`, ['b']]));
  return { ...heavy, choices: { ...heavy.choices, ...idle } };
}

function answersOf(book, choice) {
  if (choice.asks === 'spell') return book.spells.map(({ slug }) => slug);
  if (choice.asks === 'improvement') return ['feat:grappler'];
  if (choice.asks === 'feat') return book.feats.map(({ slug }) => slug);
  const from = typeof choice.from === 'string' ? book.groups[choice.from] : choice.from;
  if (!Array.isArray(from)) return ['arcana', 'history', 'stealth'];
  return from.map((one) => (typeof one === 'string' ? one : one.slug));
}
