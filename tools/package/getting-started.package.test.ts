import { spawn, spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import { aShopFolder, freePorts, openShopper, runProgram } from '../../cli/local/testing/run-command.ts'
import { linkInstalled } from './testing/installed-packages.ts'

const guide = readFileSync(join(import.meta.dirname, '../../docs/getting-started.md'), 'utf8')
/** The command of the package in the shop's folder. */
const installed = 'node_modules/.bin/instep'
const blocks = [...guide.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)].map(([, kind = '', text = '']) => ({ kind, text }))

/** Returns the commands of the guide in their order, up to those for a shop that exists. */
function commandsOfGuide(): string[] {
  const commands = blocks.filter(({ kind }) => kind === 'sh').flatMap(({ text }) => text.trim().split('\n'))
  return commands.slice(
    0,
    commands.findIndex((each) => each.startsWith('npx instep try')),
  )
}

function textOfGuide(kind: string): string {
  return blocks.find((each) => each.kind === kind)?.text ?? ''
}

/** Runs a command of the guide with the installed package. @throws when it fails */
function runCommand(command: string, folder: string): void {
  const [program = '', ...args] = command.replace(/^npx instep/, `node ${join(folder, installed)}`).split(' ')
  const run = spawnSync(program === 'node' ? process.execPath : program, args, { cwd: folder, encoding: 'utf8' })
  expect({ command, status: run.status, errors: run.stderr }).toMatchObject({ status: 0 })
}

test('the commands of the guide lead from an empty folder to an experience on a page and an event in the service', async () => {
  const [port = '', servicePort = '', shopPort = ''] = await freePorts(3)
  const startedAt = performance.now()
  let folder = aShopFolder()
  const seen: string[] = []
  for (const command of commandsOfGuide()) {
    seen.push(command.replace(/^(npx instep \w+|\w+).*/, '$1'))
    if (command.startsWith('cd ')) folder = join(folder, command.slice(3))
    // It is what installed the packed file there.
    else if (command === 'npm install --save-dev instep') linkInstalled(inject('installed').alone, folder)
    else if (command === 'npx instep dev') {
      const args = ['dev', '--port', port, '--service-port', servicePort]
      const { answer } = await runProgram(join(folder, installed), folder, args)
      writeFileSync(
        join(folder, 'index.html'),
        textOfGuide('html').replace('<!-- the tag -->', () => answer.tag ?? ''),
      )
      writeFileSync(join(folder, 'server.mjs'), textOfGuide('js').replace('3000', shopPort))
    } else if (command === 'node server.mjs') {
      const server = spawn(process.execPath, ['server.mjs'], { cwd: folder })
      onTestFinished(() => void server.kill())
      await lookAtPage(`http://localhost:${shopPort}/`)
    } else if (command.startsWith('curl ')) {
      const [, address = ''] = command.split(' ')
      const asked = address.replace('4401', servicePort)
      await expect.poll(async () => (await fetch(asked)).text(), { timeout: 60_000 }).toContain('ecView')
    } else runCommand(command, folder)
  }
  const expected = [
    'mkdir',
    'cd',
    'npm',
    'npm',
    'npx instep init',
    'npx instep check',
    'npx instep dev',
    'node',
    'curl',
  ]
  expect(seen).toEqual(expected)
  expect(performance.now() - startedAt).toBeLessThan(10 * 60_000)
}, 600_000)

/** Opens the page as a shopper does, and with the inspector. */
async function lookAtPage(address: string): Promise<void> {
  await expect
    .poll(
      () =>
        fetch(address).then(
          ({ ok }) => ok,
          () => false,
        ),
      { timeout: 60_000 },
    )
    .toBe(true)
  const page = await openShopper()
  page.setDefaultNavigationTimeout(120_000)
  await page.goto(address)
  await page.getByText('Hello from Instep').waitFor({ timeout: 60_000 })
  await page.goto(`${address}?qb_explorer`)
  await page.getByRole('complementary', { name: 'Instep inspector' }).waitFor({ timeout: 60_000 })
}
