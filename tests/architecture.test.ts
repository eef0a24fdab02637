import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { ADDRESSES } from '../app/addresses';
import { PERSON_OBJECTS, PERSON_TABLES } from '../app/settings/person/person-tables';
import { ALL_FACE, FACES } from './faces';

const APP = fileURLToPath(new URL('../app', import.meta.url));

/** The floors of the house, as the design draws them: a room may use the rooms below its floor. */
const FLOORS: Record<string, number> = {
  rules: 1,
  ui: 1,
  paper: 1,
  platform: 1,
  catalogue: 2,
  'dice-tray': 2,
  account: 3,
  compendium: 3,
  billing: 4,
  characters: 4,
  parties: 4,
  encounters: 4,
  battle: 4,
  maps: 4,
  fights: 4,
  contact: 4,
  tools: 5,
  site: 6,
  admin: 6,
  settings: 6,
};

/** On this floor each room may use those before it as well. */
const IN_ORDER = ['billing', 'characters', 'parties', 'encounters', 'battle', 'maps', 'fights'];

/** Large rooms with rooms inside, lowest first: each uses only those before it, and what lies beside them uses them all. */
const INSIDE: Record<string, readonly string[]> = {
  account: ['person', 'trial', 'session', 'gate', 'guard', 'sign-in', 'leaving'],
  compendium: [
    'records',
    'token',
    'words',
    'shelf',
    'search',
    'statblock',
    'spell-card',
    'exports',
    'srd-5-1',
    'srd-5-2',
    'foreign',
  ],
  characters: [
    'book',
    'record',
    'srd-5-1',
    'srd-5-2',
    'books',
    'sheet',
    'make',
    'play',
    'exchange',
    'print',
    'kept',
  ],
  battle: ['sheet', 'records', 'builds', 'arena', 'play', 'count', 'tell', 'setup', 'ask', 'day'],
  'compendium/srd-5-1': ['package', 'parse', 'fixes', 'monsters', 'spells'],
  fights: [
    'sheet',
    'log',
    'people',
    'lasting',
    'harm',
    'turns',
    'seats',
    'mat',
    'fold',
    'moves',
    'telling',
    'table',
    'kept',
  ],
  'rules/dice': ['text', 'throw', 'chances'],
  'tools/homebrew': [
    'report',
    'out',
    'challenge',
    'kept',
    'take',
    'bring',
    'form',
    'templates',
    'blend',
    'edit',
    'versions',
    'share',
    'list',
  ],
  maps: ['map', 'draw', 'file', 'kept', 'screen'],
  'tools/mapwright': ['generate', 'key', 'stock', 'file', 'print', 'edit', 'screen', 'kept'],
};

/** Files beside the rooms that every floor above the first may read: links, and the titles of pages. */
const SHARED = new Set([
  'paths.ts',
  'fight-paths.ts',
  'encounter-paths.ts',
  'battle-paths.ts',
  'character-paths.ts',
  'party-paths.ts',
  'spell-paths.ts',
  'admin-paths.ts',
  'homebrew-paths.ts',
]);

/** How a statement in SQL begins. */
const STATEMENT =
  /^\s*(select\s[\s\S]*\bfrom\b|insert (or \w+ )?into\s|update (or \w+ )?\S+\s+set\b|delete from\s|with (recursive )?\w+[\s(][\s\S]*\bselect\s|pragma \w+|drop trigger\s)/;

/** The storages of Durable Objects have a database of their own, whose tables Drizzle does not declare. */
function isOwnSqlite(path: string): boolean {
  return /^fights\/kept\/(fight|table)-storage-sql\.server\.ts$/.test(path);
}

/** How many statements of a source stand as bare strings: not in Drizzle's `sql`. */
function bareStatements(text: string): number {
  if (!/[`'"]\s*(select|insert|update|delete|with|pragma|drop)\s/.test(text)) return 0;
  const source = ts.createSourceFile('source.ts', text, ts.ScriptTarget.Latest, true);
  let count = 0;
  const walk = (node: ts.Node): void => {
    const isBare =
      (ts.isStringLiteral(node) ||
        ts.isNoSubstitutionTemplateLiteral(node) ||
        ts.isTemplateExpression(node)) &&
      !ts.isTaggedTemplateExpression(node.parent);
    if (isBare && STATEMENT.test(node.getText().slice(1))) count += 1;
    ts.forEachChild(node, walk);
  };
  walk(source);
  return count;
}

type SourceFile = { path: string; name: string; text: string; imports: string[] };

function sourceFiles(folder: string): SourceFile[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter(
      (entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !entry.name.endsWith('.d.ts'),
    )
    .map((entry) => {
      const file = join(entry.parentPath, entry.name);
      const text = readFileSync(file, 'utf8');
      const imports = ts
        .preProcessFile(text, true, true)
        .importedFiles.map((imported) => imported.fileName);
      return { path: relative(APP, file).split('\\').join('/'), name: entry.name, text, imports };
    });
}

const files = sourceFiles(APP);
const shipped = files.filter((file) => !/\.test\.tsx?$/.test(file.name));

/** Where an import of ours leads, from app/; null for a package. */
function targetOf(file: SourceFile, imported: string): string | null {
  if (imported.startsWith('~/')) return imported.slice(2);
  if (!imported.startsWith('.')) return null;
  return relative(APP, resolve(APP, dirname(file.path), imported))
    .split('\\')
    .join('/');
}

/** The room a path belongs to: each tool is a room of its own. */
function roomOf(path: string): string {
  const parts = path.split('/');
  if (parts.length === 1) return '';
  return parts[0] === 'tools' ? `tools/${parts[1]}` : (parts[0] ?? '');
}

function floorOf(path: string): number | null {
  return FLOORS[path.split('/')[0] ?? ''] ?? null;
}

/** Whether both rooms stand on the floor whose rooms have an order, the first before the second. */
function comesBefore(room: string, other: string): boolean {
  const [before, after] = [IN_ORDER.indexOf(room), IN_ORDER.indexOf(other)];
  return before >= 0 && before < after;
}

/** The place of a file's inner room in its large room; null beside the inner rooms, and outside. */
function innerPlace(room: string, path: string): number | null {
  if (!path.startsWith(`${room}/`)) return null;
  const at = INSIDE[room]?.indexOf(path.slice(room.length + 1).split('/')[0] ?? '') ?? -1;
  return at < 0 ? null : at;
}

/** An engine is code that runs anywhere: no suffix, not a component, and nothing that watches over a page. */
function isEngine(file: SourceFile): boolean {
  const room = file.path.split('/')[0] ?? '';
  const rooms = [
    'rules',
    'paper',
    'catalogue',
    'dice-tray',
    'account',
    'compendium',
    ...IN_ORDER,
    'tools',
  ];
  return (
    rooms.includes(room) &&
    /^[a-z0-9-]+\.ts$/.test(file.name) &&
    !/(^|-)page\.ts$|^use-|^tables\.ts$|^page-|^watch-/.test(file.name)
  );
}

function offences(judge: (file: SourceFile) => string[]): string[] {
  return shipped.flatMap((file) => judge(file).map((offence) => `${file.path}: ${offence}`));
}

describe('the house', () => {
  it('has no room that the plan does not know', () => {
    const unknown = shipped.filter(
      (file) => file.path.includes('/') && floorOf(file.path) === null,
    );
    expect(unknown.map((file) => file.path)).toEqual([]);
  });

  it('imports only from its own room and from lower floors', () => {
    expect(
      offences((file) => {
        const floor = floorOf(file.path);
        if (floor === null) return [];
        return file.imports.filter((imported) => {
          const target = targetOf(file, imported);
          if (target === null || roomOf(target) === roomOf(file.path)) return false;
          if (SHARED.has(`${target.replace(/\.ts$/, '')}.ts`)) return floor === 1;
          const targetFloor = floorOf(target);
          if (targetFloor === null || targetFloor > floor) return true;
          return targetFloor === floor && !comesBefore(roomOf(target), roomOf(file.path));
        });
      }),
    ).toEqual([]);
  });

  it('imports downwards inside its large rooms too', () => {
    expect(
      offences((file) =>
        Object.keys(INSIDE).flatMap((room) => {
          const place = innerPlace(room, file.path);
          if (place === null) return [];
          return file.imports.filter((imported) => {
            const target = targetOf(file, imported);
            if (target === null || !target.startsWith(`${room}/`)) return false;
            const below = innerPlace(room, target);
            return below === null || below > place;
          });
        }),
      ),
    ).toEqual([]);
  });

  it('has no file that comes back to itself by what it imports', () => {
    const shippedBy = new Map(shipped.map((file) => [file.path.replace(/\.tsx?$/, ''), file]));
    const done = new Set<string>();
    const circles: string[] = [];
    const walk = (file: SourceFile, way: readonly string[]): void => {
      const at = way.indexOf(file.path);
      if (at >= 0) circles.push([...way.slice(at), file.path].join(' → '));
      if (at >= 0 || done.has(file.path)) return;
      for (const imported of file.imports) {
        const target = targetOf(file, imported)?.replace(/\.tsx?$/, '') ?? '';
        const next = shippedBy.get(target) ?? shippedBy.get(`${target}/index`);
        if (next) walk(next, [...way, file.path]);
      }
      done.add(file.path);
    };
    for (const file of shipped) walk(file, []);
    expect(circles).toEqual([]);
  });

  it('imports from another room only what its face shows, and shows nothing that nobody wants', () => {
    const wanted = new Set<string>();
    const behind = offences((file) =>
      file.imports.filter((imported) => {
        const target = targetOf(file, imported)?.replace(/(\.tsx?)?(\?\w+)?$/, '') ?? '';
        const room = roomOf(target);
        if (room === '' || room === '..' || room === roomOf(file.path)) return false;
        wanted.add(target);
        if (ALL_FACE.includes(room)) return false;
        return !FACES[room]?.includes(target.slice(room.length + 1));
      }),
    );
    expect(behind, 'go through the face of that room, or widen it in tests/faces.ts').toEqual([]);
    const shown = Object.entries(FACES).flatMap(([room, face]) =>
      face.map((module) => `${room}/${module}`),
    );
    expect(shown.filter((module) => !wanted.has(module))).toEqual([]);
  });

  /** Packages that only reckon: the check of shapes, and the reader of other tools' XML. */
  const PURE_PACKAGES = ['zod', 'saxes'];

  it('keeps engines pure: rules and siblings, no React, no outside world', () => {
    expect(
      offences((file) => {
        if (!isEngine(file)) return [];
        // Types alone are gone before anything runs.
        const types = [...file.text.matchAll(/import type [^;]*?from '([^']+)'/g)].map(
          (one) => one[1],
        );
        return file.imports.filter((imported) => {
          if (types.includes(imported)) return false;
          const target = targetOf(file, imported);
          if (target === null) return !PURE_PACKAGES.includes(imported);
          // Who has Pro is arithmetic on a plan's record, and the account's own; undo and redo are the same for every editor.
          const lower =
            /^(rules|paper|dice-tray|compendium|catalogue|characters|parties|encounters|battle|maps|fights)\/|^account\/person\/pro$|^platform\/history\//.test(
              target,
            );
          return /\.server$/.test(target) || !(lower || roomOf(target) === roomOf(file.path));
        });
      }),
    ).toEqual([]);
  });

  it('keeps the history of editors as pure as the engines that use it', () => {
    const history = shipped.filter(({ path }) => path.startsWith('platform/history/'));
    expect(history.length).toBeGreaterThan(0);
    for (const { path, imports } of history) {
      expect(
        imports.filter((imported) => !imported.startsWith('./')),
        path,
      ).toEqual([]);
    }
  });

  it('hands time, chance and the network to engines as arguments', () => {
    expect(
      offences((file) => {
        if (!isEngine(file)) return [];
        const code = file.text.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
        return code.match(/\b(Date\.now|Math\.random|fetch\(|crypto\.|new Date\(\))/g) ?? [];
      }),
    ).toEqual([]);
  });

  it('reaches the network through platform alone', () => {
    expect(
      offences((file) =>
        file.path.startsWith('platform/')
          ? []
          : (file.text.match(/(?<![\w.-]|override async )fetch\(/g) ?? []),
      ),
    ).toEqual([]);
  });

  it('keeps what runs only in the Worker out of what may run anywhere', () => {
    expect(
      offences((file) => {
        const mayUseServer = /\.server\.tsx?$|(^|-)page\.tsx?$|^entry\.|^root\.tsx$/.test(
          file.name,
        );
        if (mayUseServer) return [];
        const typesOnly = file.text.match(/import type [^;]*?from '[^']+\.server'/g)?.length ?? 0;
        const all = file.imports.filter((imported) => /\.server$/.test(imported));
        return all.length > typesOnly ? all : [];
      }),
    ).toEqual([]);
  });
});

describe('the table of addresses', () => {
  const LAYOUTS = [
    'site/frame/open-tool-layout',
    'site/frame/site-layout',
    'site/frame/tool-layout',
    'admin/frame/management-layout',
  ];
  const tables = shipped.filter(({ path }) => /^(\w+-)?address(es|-line)\.ts$/.test(path));

  it('has a line for every file of a route, and no file twice', () => {
    const serves =
      /^export (?:default |\{[^}]*\b(?:loader|action)\b|(?:async )?(?:function|const) (?:loader|action)\b)/m;
    const routes = shipped
      .filter(({ path, text }) => /(^|-|\/)page\.tsx?$/.test(path) && serves.test(text))
      .map(({ path }) => path)
      .filter((path) => !LAYOUTS.some((name) => path === `${name}-page.tsx`));
    const listed = Object.values(ADDRESSES).flatMap(({ file }) => file ?? []);
    expect(listed.toSorted()).toEqual(routes.toSorted());
  });

  it('says everything about an address once', () => {
    const named = tables.flatMap(({ text }) =>
      [...text.matchAll(/'(\/[^']*)': \{/g)].map(([, route]) => route),
    );
    expect(named.toSorted()).toEqual(Object.keys(ADDRESSES).toSorted());
  });

  it('is read by the entry, the route table and the document of calls alone; rooms are handed it', () => {
    const readers = shipped.filter((file) =>
      file.imports.some((imported) =>
        /^(\w+-)?address(es|-line)$/.test(targetOf(file, imported) ?? ''),
      ),
    );
    const outside = readers.filter((file) => !tables.includes(file)).map(({ path }) => path);
    expect(outside.toSorted()).toEqual(['api.ts', 'entry.worker.ts', 'routes.ts']);
  });
});

describe('what belongs to a person', () => {
  /** Columns by which a table may say whose its rows are. */
  const OWNER = /^\s*(user_id|owner|owner_id|owner_sub|email)\s/gm;

  function ownedTables(): string[] {
    const folder = fileURLToPath(new URL('../migrations', import.meta.url));
    return readdirSync(folder).flatMap((name) => {
      const text = readFileSync(join(folder, name), 'utf8');
      return [...text.matchAll(/^create table (\w+) \(([\s\S]*?)^\)/gm)].flatMap(
        ([, table = '', columns = '']) =>
          [...columns.matchAll(OWNER)].map(([, column]) => `${table}.${column}`),
      );
    });
  }

  it('is in the list that the account’s export and deletion walk, table by table', () => {
    const listed = PERSON_TABLES.filter(({ within }) => !within).map(
      ({ table, column }) => `${table}.${column}`,
    );
    // A person's own row is found by its id; its e-mail goes with it.
    const owned = ownedTables().map((name) => (name === 'users.email' ? 'users.id' : name));
    expect(listed.toSorted()).toEqual(owned.toSorted());
  });

  it('never leaves files of kept things behind: a trigger notes them whenever a row changes or goes', () => {
    const folder = fileURLToPath(new URL('../migrations', import.meta.url));
    const text = readdirSync(folder)
      .map((name) => readFileSync(join(folder, name), 'utf8'))
      .join('\n');
    const shelves = [
      ...text.matchAll(/^alter table (\w+) add column body_key/gm),
      ...text.matchAll(/^create table (\w+) \([^;]*?^\s*body_key\s/gm),
    ].map(([, table]) => table ?? '');
    expect(shelves).toContain('maps');
    for (const table of shelves) {
      for (const event of ['insert', 'update of body_key(?:, shown_key)?', 'delete']) {
        const trigger = new RegExp(
          `create trigger \\w+ after ${event} on ${table}\\b[^;]*loose_files`,
        );
        expect(text, `${table}: ${event}`).toMatch(trigger);
      }
      expect(PERSON_TABLES.find((entry) => entry.table === table)?.keptText, table).toBeDefined();
    }
  });

  it('never leaves an uploaded file behind either', () => {
    const folder = fileURLToPath(new URL('../migrations', import.meta.url));
    const text = readdirSync(folder)
      .map((name) => readFileSync(join(folder, name), 'utf8'))
      .join('\n');
    const tables = [...text.matchAll(/^create table (\w+) \([^;]*?^\s*file_key\s/gm)];
    expect(tables.map(([, table]) => table)).toContain('uploads');
    for (const [, table = ''] of tables) {
      for (const event of ['insert', 'update of file_key', 'delete']) {
        expect(text, `${table}: ${event}`).toMatch(
          new RegExp(`create trigger \\w+ after ${event} on ${table}\\b[^;]*loose_files`),
        );
      }
      expect(PERSON_TABLES.find((entry) => entry.table === table)?.keptFile, table).toBeDefined();
    }
  });

  it('is reached in every class of objects: handed out, noted when its row goes, and removed by the schedule', () => {
    const root = fileURLToPath(new URL('..', import.meta.url));
    const config = readFileSync(join(root, 'wrangler.toml'), 'utf8');
    const bound = [
      ...config.matchAll(
        /^\[\[durable_objects\.bindings\]\]\nname = "(\w+)"\nclass_name = "(\w+)"/gm,
      ),
    ];
    const classes = shipped.flatMap(({ text }) =>
      [...text.matchAll(/^export class (\w+) extends DurableObject\b/gm)].map(([, name]) => name),
    );
    expect(bound.map(([, , name]) => name).toSorted()).toEqual(classes.toSorted());
    expect(classes.toSorted()).toEqual(PERSON_OBJECTS.map(({ className }) => className).toSorted());
    const folder = join(root, 'migrations');
    const text = readdirSync(folder)
      .map((name) => readFileSync(join(folder, name), 'utf8'))
      .join('\n');
    const [entry, schedule] = ['entry.worker.ts', 'schedule.server.ts'].map(
      (path) => files.find((file) => file.path === path)?.text ?? '',
    );
    for (const { className, table, kind, duty } of PERSON_OBJECTS) {
      const created = /new_sqlite_classes = \[([^\]]*)\]/g;
      const made = [...config.matchAll(created)].map(([, names]) => names).join();
      expect(made, className).toContain(`"${className}"`);
      expect(entry, className).toMatch(new RegExp(`^export \\{ ${className} \\} from`, 'm'));
      // What it holds goes when its row goes, and when no row ever came.
      for (const event of ['insert', 'delete']) {
        const trigger = `create trigger \\w+ after ${event} on ${table}\\b[^;]*loose_objects[^;]*'${kind}'`;
        expect(text, `${table}: ${event}`).toMatch(new RegExp(trigger));
      }
      expect(schedule, className).toContain(`name: '${duty}'`);
      const rows = PERSON_TABLES.find((one) => one.table === table);
      expect(rows?.keptObject?.className, table).toBe(className);
    }
  });

  it('goes before the person it points to', () => {
    expect(PERSON_TABLES.at(-1)?.table).toBe('users');
  });
});

describe('the code', () => {
  it('never writes a style attribute, which the security policy would block', () => {
    expect(offences((file) => file.text.match(/\sstyle=\{|\sstyle="/g) ?? [])).toEqual([]);
  });

  it('never uses a transaction or a bare list of parameters, which D1 refuses', () => {
    // The one kind of database of ours that has transactions is the browser's.
    const isDevice = ({ path }: SourceFile) =>
      ['platform/outbox/outbox-store.ts', 'platform/own-copies/copy-store.ts'].includes(path);
    expect(
      offences((file) =>
        isDevice(file) ? [] : (file.text.match(/\.transaction\(|\binArray\b/g) ?? []),
      ),
    ).toEqual([]);
  });

  it('writes SQL of its own only in the files that are named for it, or listed here with the reason', () => {
    const listed = [
      // Hands Drizzle's statements to D1: the one way to ask it besides the query builder.
      'platform/store/statements.server.ts',
      // Drizzle's batch loses the values of such SQL: this runs both kinds together.
      'platform/one-batch.server.ts',
      // Hands every statement on, to the copy of the database that may answer it.
      'platform/replicas.server.ts',
      // One row of everything that a guarded request asks, with the overrides as JSON: the only read of most requests.
      'account/session/standing-row.server.ts',
      // Export and deletion walk tables by name.
      'settings/person/export.server.ts',
      'settings/person/delete.server.ts',
      // Asks the database for nothing, to hear whether it answers.
      'platform/health.server.ts',
      // Full-text search, and bulk writes through json_each.
      'platform/run-all.server.ts',
      'compendium/shelf/records.server.ts',
      'compendium/shelf/import-chunk.server.ts',
    ];
    const raw = shipped
      .filter(({ text }) => /\.prepare\(|\bdb\.(?:run|all|get|values)\(/.test(text))
      .map(({ path }) => path)
      .filter((path) => !path.endsWith('-sql.server.ts'));
    expect(raw.toSorted()).toEqual(listed.toSorted());
  });

  it('asks the database by declared tables: no more statements are bare strings than before', () => {
    const LEFT: Record<string, number> = {
      account: 4,
      admin: 113,
      billing: 3,
      compendium: 50,
      encounters: 6,
      fights: 3,
      settings: 7,
      site: 2,
      'tools/encounter-builder': 1,
      'tools/homebrew': 30,
      'tools/initiative-tracker': 2,
      'tools/monster-lookup': 1,
    };
    const found: Record<string, number> = {};
    for (const { path, text } of shipped) {
      const count = isOwnSqlite(path) ? 0 : bareStatements(text);
      const room = roomOf(path);
      if (count > 0) found[room] = (found[room] ?? 0) + count;
    }
    expect(
      found,
      'use the query builder, or `sql` with platform/store; a lower number goes here',
    ).toEqual(LEFT);
  });

  it('has no file whose name explains nothing', () => {
    const vague = /^(utils?|helpers?|misc|common|manager|index)\.tsx?$/;
    expect(
      shipped.filter((file) => vague.test(basename(file.path))).map((file) => file.path),
    ).toEqual([]);
  });

  it('tests every engine of the rules beside it', () => {
    const tests = new Set(
      files.filter((file) => /\.test\.ts$/.test(file.name)).map((file) => file.path),
    );
    const rooms = new Set(shipped.filter(isEngine).map((file) => dirname(file.path)));
    const untested = [...rooms].filter(
      (room) => ![...tests].some((path) => path.startsWith(`${room}/`)),
    );
    expect(untested).toEqual([]);
  });
});
