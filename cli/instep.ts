import { parseArgs } from 'node:util'
import { messageOf } from '../contract/message-of.ts'
import type { Arguments } from './arguments.ts'
import { runBuild } from './commands/build.ts'
import { runCheck } from './commands/check.ts'
import { runData } from './commands/data.ts'
import { runEvents } from './commands/events.ts'
import { newExperience } from './commands/new.ts'
import { runResults } from './commands/results.ts'
import { printSnippet } from './commands/snippet.ts'

const commands: Record<string, { run: (args: Arguments) => Promise<number> | number; does: string }> = {
  build: { run: runBuild, does: 'builds the script of a site    --config instep.config.ts --out dist/instep' },
  check: { run: runCheck, does: 'says what is wrong with a site  --config instep.config.ts' },
  data: { run: runData, does: 'fills a dataset from a file       load sizes sizes.csv, --help' },
  events: { run: runEvents, does: 'lists or replays refused events  --refused | --replay, --help' },
  new: { run: newExperience, does: 'begins a catalogue experience   product/my-idea' },
  results: { run: runResults, does: 'prints how an experience does      my-idea, --help' },
  snippet: {
    run: printSnippet,
    does: 'prints the tag for a page       --src /instep/instep.js --page home --address /en/ | --tags json',
  },
}

/** Runs the command line and returns the exit status. */
async function runCommand(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      config: { type: 'string' },
      out: { type: 'string' },
      src: { type: 'string' },
      page: { type: 'string' },
      address: { type: 'string' },
      tags: { type: 'string' },
      bare: { type: 'boolean' },
      refused: { type: 'boolean' },
      replay: { type: 'boolean' },
      service: { type: 'string' },
      'tracking-id': { type: 'string' },
      goal: { type: 'string' },
      help: { type: 'boolean' },
    },
  })
  const [name = '', ...words] = positionals
  const command = commands[name]
  if (command) return command.run({ values, words })
  console.error(name ? `There is no command ${name}. There are:` : 'Usage: instep <command>')
  for (const [each, { does }] of Object.entries(commands)) console.error(`  ${each.padEnd(8)} ${does}`)
  return 1
}

try {
  process.exitCode = await runCommand()
} catch (error) {
  console.error(messageOf(error))
  process.exitCode = 1
}
