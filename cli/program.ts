import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Command } from 'commander'

/** Loads each command by its name. Some load the build or the service, which takes a second. */
const commands: Record<string, () => Promise<Command>> = {
  init: async () => (await import('./commands/init.ts')).initCommand(),
  dev: async () => (await import('./commands/dev.ts')).devCommand(),
  try: async () => (await import('./commands/try.ts')).tryCommand(),
  preview: async () => (await import('./commands/preview.ts')).previewCommand(),
  check: async () => (await import('./commands/check.ts')).checkCommand(),
  build: async () => (await import('./commands/build.ts')).buildCommand(),
  snippet: async () => (await import('./commands/snippet.ts')).snippetCommand(),
  new: async () => (await import('./commands/new.ts')).newCommand(),
  data: async () => (await import('./commands/data.ts')).dataCommand(),
  events: async () => (await import('./commands/events.ts')).eventsCommand(),
  results: async () => (await import('./commands/results.ts')).resultsCommand(),
  pull: async () => (await import('./commands/pull.ts')).pullCommand(),
  costs: async () => (await import('./commands/costs.ts')).costsCommand(),
  service: async () => (await import('./commands/service.ts')).serviceCommand(),
  backup: async () => (await import('./commands/backup.ts')).backupCommand(),
  restore: async () => (await import('./commands/backup.ts')).restoreCommand(),
  migrate: async () => (await import('./commands/migrate.ts')).migrateCommand(),
  refold: async () => (await import('./commands/refold.ts')).refoldCommand(),
  export: async () => (await import('./commands/export.ts')).exportCommand(),
  erase: async () => (await import('./commands/erase.ts')).eraseCommand(),
}

/** What commander answers by itself. */
const versionFlags = ['-V', '--version']

/**
 * Creates the command line: with the named command only, or with all of them, for help and for names that are unknown. The
 * version needs none of them. Each command sets the exit status: 0 when all is well, 1 for mistakes.
 */
export async function createProgram(name = ''): Promise<Command> {
  const program = new Command('instep')
    .description('Builds the script of your site, checks its configuration, and asks its service.')
    .version(readVersion())
    .showHelpAfterError('Add --help for what can be written here.')
  const wanted = Object.keys(commands).includes(name)
    ? [name]
    : versionFlags.includes(name)
      ? []
      : Object.keys(commands)
  const loaded = await Promise.all(wanted.map((each) => commands[each]?.()))
  for (const command of loaded) if (command) program.addCommand(command.copyInheritedSettings(program))
  return program
}

function readVersion(): string {
  const { version } = JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8')) as {
    version: string
  }
  return version
}
