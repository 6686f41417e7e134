import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { programPath } from '../tools/programs/program-path.ts'
import { createProgram } from './program.ts'
import { aFolder } from './testing/a-folder.ts'

const cli = programPath(join(import.meta.dirname, 'instep.ts'))

function runCli(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [cli, ...args], { encoding: 'utf8' })
  return { status, stdout, stderr }
}

const demo = join(import.meta.dirname, '../shop/instep.config.ts')

test.each<[args: string[], status: number, says: RegExp]>([
  [[], 1, /Usage: instep/],
  [['chek'], 1, /Did you mean check\?/],
  [['check', '--confg', 'a.ts'], 1, /Did you mean --config\?/],
  [['check', '--config', 'nowhere.ts'], 1, /There is no nowhere\.ts/],
  [['results'], 1, /missing required argument 'experience'/],
  [['results', 'accordion', '--goal', 'nonsense', '--config', demo], 1, /has no goal nonsense/],
  [
    ['results', 'accordion', '--goal', 'order', '--config', demo, '--service', 'http://localhost:9'],
    1,
    /No service answers/,
  ],
  [
    ['results', 'low-stock', '--goal', 'transaction', '--config', demo],
    1,
    /has no goal transaction\. There are: order, primary/,
  ],
  [['results', 'acordion', '--config', demo], 1, /Did you mean accordion\?/],
  [['events'], 1, /--refused or --replay/],
  [['export', 'a.ndjson', '--from', '2027-02-01', '--to', '2027-01-01'], 1, /--from is not before --to/],
  [['export', 'a.ndjson', '--to', '2027-02-30'], 1, /Give a time such as 2027-01-31/],
  [['snippet', '--src', '/instep/instep.js?ver=3'], 0, /Leave out what follows the \?/],
  [['new', 'search/foo'], 1, /not a template id.+pages: basket, category/],
  [['new', 'produkt/foo'], 1, /Did you mean product\?/],
])(
  '[BU-02] instep %j exits with %d and says what to do',
  (args, status, says) => {
    const run = runCli(...args)
    expect(run.stdout + run.stderr).toMatch(says)
    expect(run.status).toBe(status)
    // A stack trace is not a message.
    expect(run.stderr).not.toMatch(/^\s+at /m)
  },
  60_000,
)

test('a command whose output nobody reads to its end, as with head, ends without a stack trace', async () => {
  const folder = aFolder({ 'site.mjs': 'export default {}' })
  const child = spawn(process.execPath, [cli, 'check', '--json', '--config', join(folder, 'site.mjs')])
  child.stdout.destroy()
  const [said, [status]] = await Promise.all([text(child.stderr), once(child, 'exit')])
  expect({ said, status }).toEqual({ said: '', status: 141 })
})

test('[BU-02] every command has a complete help that exits with 0', async () => {
  const run = runCli('--help')
  expect(run.status).toBe(0)
  const { commands } = await createProgram()
  const names = commands.map((command) => command.name())
  for (const name of names) expect(run.stdout).toContain(`  ${name}`)
  for (const command of commands) {
    expect(command.description()).not.toBe('')
    for (const option of command.options) expect([option.long, option.description]).not.toContain('')
  }
  expect(runCli('build', '--help')).toMatchObject({ status: 0, stdout: expect.stringContaining('--out <folder>') })
})

test('the version is printed without loading a command', async () => {
  expect((await createProgram('--version')).commands).toEqual([])
  expect(runCli('--version')).toMatchObject({ status: 0, stdout: expect.stringMatching(/^\d+\.\d+\.\d+\n$/) })
})

test('[BU-02] check --json gives mistakes to programs', () => {
  // Types are looked at in TypeScript alone, which the step `types` does with this configuration.
  const folder = aFolder({ 'instep.config.mjs': `export { default } from ${JSON.stringify(demo)}` })
  const { status, stdout } = runCli('check', '--json', '--config', join(folder, 'instep.config.mjs'))
  expect([status, JSON.parse(stdout)]).toEqual([0, { errors: [], problems: [], warnings: [] }])
})
