import { useMemo } from 'react';
import { CommandDesk } from '~/ui/commands/command-desk';
import { ownKeysList } from '~/ui/commands/own-keys';
import { type CommandedPage, commandsOf } from './lookup-command-table';

const KEPT_KEYS = ownKeysList('monster-lookup');

/** The commands of a page, by key and in a palette. */
export default function LookupCommands({ of }: { of: CommandedPage }) {
  const commands = useMemo(() => commandsOf(of), [of]);
  return <CommandDesk commands={commands} keptIn={KEPT_KEYS} />;
}
