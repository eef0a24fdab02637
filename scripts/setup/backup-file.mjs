import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { refuse } from './say.mjs';

const HEAD = /^\{"(part|file|fight)":/;

/** The lines of a backup's file, unpacked while reading. */
async function* linesOf(file) {
  const packed = createReadStream(file);
  const text = packed.pipe(createGunzip());
  packed.on('error', (error) => text.destroy(error));
  yield* createInterface({ input: text, crlfDelay: Number.POSITIVE_INFINITY });
}

/** The first line of a backup's file, which describes it. */
export async function headOf(file) {
  try {
    for await (const line of linesOf(file)) {
      const head = JSON.parse(line);
      if (head.manifest?.backup && head.manifest.schema && head.volume) return head;
      break;
    }
  } catch (error) {
    if (error.code === 'ENOENT') refuse(`There is no file ${file}.`);
  }
  return refuse(`${file} is no backup of this product.`);
}

/** The files of one backup in order, with its manifest; refuses files of different backups, and an incomplete set. */
export async function wholeBackup(files) {
  const heads = [];
  for (const file of files) heads.push({ file, ...(await headOf(file)) });
  heads.sort((a, b) => a.volume - b.volume);
  const [{ manifest, volumes }] = heads;
  if (heads.some((head) => head.manifest.backup !== manifest.backup))
    refuse('These files are of several backups. Name those of one.');
  const there = new Set(heads.map(({ volume }) => volume));
  if (there.size !== volumes || heads.length !== volumes)
    refuse(`The backup ${manifest.backup} has ${volumes} files. Name all of them, each once.`);
  return { manifest, files: heads.map(({ file }) => file) };
}

/** Yields the pieces of a backup: rows of a table, a file, or a fight, each with its lines as one text. */
export async function* piecesOf(files) {
  let lines = [];
  let head = null;
  const piece = () => ({
    head: JSON.parse(head),
    text: `${[head, ...lines].join('\n')}\n`,
    lines: lines.length,
  });
  try {
    for (const file of files) {
      let isFirst = true;
      for await (const line of linesOf(file)) {
        if (isFirst) {
          isFirst = false;
        } else if (HEAD.test(line)) {
          if (head !== null) yield piece();
          [head, lines] = [line, []];
        } else if (line !== '') {
          lines.push(line);
        }
      }
    }
  } catch (error) {
    refuse(`The backup cannot be read to its end: ${error.message}. Download it again.`);
  }
  if (head !== null) yield piece();
}

/** Reads a whole backup before anything is written, and checks that every part is there and unchanged. */
export async function checkBackup({ manifest, files }) {
  const parts = new Map(manifest.parts.map((part) => [part.name, part]));
  let copies = 0;
  for await (const { head, text, lines } of piecesOf(files)) {
    if (!head.part) {
      copies += 1;
      continue;
    }
    const noted = parts.get(head.part);
    const hash = createHash('sha256').update(text).digest('hex');
    if (!noted || noted.sha256 !== hash || noted.rows !== lines)
      refuse(`The part ${head.part} of the backup is damaged. Download it again.`);
    parts.delete(head.part);
  }
  const [missing] = parts.keys();
  if (missing) refuse(`The part ${missing} of the backup is missing. Download it again.`);
  if (copies !== manifest.copies)
    refuse(`The backup has ${copies} files and fights of ${manifest.copies}. Download it again.`);
}
