import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { aShopFolder, freePorts } from '../../cli/local/testing/run-command.ts'
import { anExperiment } from '../../service/testing/an-experiment.ts'
import { runNpm } from '../setup/npm.mjs'
import { root } from '../setup/root.mjs'
import { tarball } from './testing/pack-once.ts'

/** Commands that run until they are interrupted. */
const serving = ['dev', 'preview', 'service', 'try']

/** Returns every command line with `instep` in the documentation, once each, without its comment. */
function documentedCommands(): string[][] {
  const pages = ['README.md', ...globSync('docs/*.md', { cwd: root })].map((path) =>
    readFileSync(join(root, path), 'utf8'),
  )
  const lines = pages.flatMap((page) =>
    [...page.matchAll(/^```sh\n([\s\S]*?)^```$/gm)].flatMap(([, text = '']) => text.split('\n')),
  )
  const commands = lines.flatMap((line) => {
    const [, command] = /^(?:npx )?instep (.*?)(?:\s+#.*)?$/.exec(line) ?? []
    return command === undefined ? [] : [command.trim()]
  })
  // The service has to be stopped before a backup is restored.
  const isLast = (command: string) => Number(command.startsWith('restore'))
  return [...new Set(commands)].sort((a, b) => isLast(a) - isLast(b)).map((command) => command.split(/\s+/))
}

/** Returns a configuration whose service is on this machine, since links to previews are stored there. */
const siteFor = (service: string) => `import { defineSite } from 'instep'

const content = { messages: [{ title: 'Free delivery' }] }
export default defineSite({
  propertyId: 'tea-shop',
  trackingId: 'tea-shop',
  domains: ['shop.example'],
  endpoints: { base: '${service}' },
  previewHosts: { production: 'https://preview.shop.example' },
  anchors: { header: 'header' },
  experiences: [
    { id: 'accordion', template: 'global/offer-banner', content, share: 0.5 },
    { id: 'low-stock', template: 'global/offer-banner', content },
  ],
})
`

test('every command of the documentation does what it says, in a folder with the package alone', async () => {
  const [shopPort = '', servicePort = '', ...ports] = await freePorts(5)
  const service = `http://localhost:${servicePort}`
  const folder = aShopFolder({
    'package.json': JSON.stringify({ name: 'tea-shop', private: true, type: 'module' }),
    'instep.config.ts': siteFor(service),
    'sizes.csv': 'key,uk\nmoor,4\n',
  })
  const quiet = ['--prefer-offline', '--no-audit', '--no-fund', '--save-dev', '--prefix', folder]
  expect(await runNpm(['install', ...quiet, tarball])).toMatchObject({ ok: true })
  const program = join(folder, 'node_modules/.bin/instep')
  const data = join(folder, 'data')

  const shop = spawn(process.execPath, [
    '-e',
    `require('http').createServer((q, r) => r.end('<h1>Tea')).listen(${shopPort})`,
  ])
  const running = [
    shop,
    spawn(process.execPath, [program, 'service', '--data', data, '--port', servicePort], {
      cwd: folder,
      env: { ...process.env, INSTEP_ENVIRONMENT: 'test' },
    }),
  ] as const
  onTestFinished(() => running.forEach((child) => void child.kill()))
  const [, stored] = running
  await waitForOutput(stored, /listening/)
  const { seen } = anExperiment('accordion')
  const headers = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' }
  const body = JSON.stringify([seen('1kq2w3e4r5t-0abc123-xyz', 'v', Date.now())])
  expect((await fetch(`${service}/events/raw/tea-shop`, { method: 'POST', headers, body })).status).toBe(200)

  /** Puts this machine's places where the documentation names those of a shop. */
  function argumentsOf([name = '', ...rest]: string[]): string[] {
    const args = rest.map((arg) =>
      arg
        .replace('/var/lib/instep', data)
        .replace(/^(?:http:\/\/localhost:3000|https:\/\/shop\.example)$/, (address) =>
          name === 'try' ? `http://localhost:${shopPort}` : address,
        ),
    )
    if (name === 'results' || name === 'costs') args.push('--service', service)
    if (name === 'dev' || name === 'try') args.push('--port', ports[0] ?? '', '--service-port', ports[1] ?? '')
    if (name === 'preview' && !rest.includes('--link')) args.push('--port', ports[2] ?? '')
    if (name === 'service') args.push('--port', ports[1] ?? '')
    return [name, ...args]
  }

  const commands = documentedCommands()
  expect(commands.length).toBeGreaterThan(20)
  for (const command of commands) {
    const [name = ''] = command
    const args = argumentsOf(command)
    // A configuration that is there is not replaced, and neither is an experience.
    const cwd = name === 'init' ? mkdirIn(folder, `init-${commands.indexOf(command)}`) : folder
    if (name === 'init' && !args.includes('--yes')) args.push('--yes')
    if (name === 'restore') await stopProcess(stored)
    if (serving.includes(name) && !args.includes('--link')) await serveUntilHeard([program, ...args], cwd)
    else {
      const { status, stderr } = spawnSync(process.execPath, [program, ...args], { cwd, encoding: 'utf8' })
      expect({ command: command.join(' '), status, stderr: status === 0 ? '' : stderr }).toEqual({
        command: command.join(' '),
        status: 0,
        stderr: '',
      })
    }
  }
}, 600_000)

function mkdirIn(folder: string, name: string): string {
  mkdirSync(join(folder, name))
  writeFileSync(join(folder, name, 'package.json'), '{"private": true, "type": "module"}')
  return join(folder, name)
}

/** Runs a command until it says that it answers, then interrupts it as Ctrl+C does, which is no failure. */
async function serveUntilHeard(args: string[], cwd: string): Promise<void> {
  const child = spawn(process.execPath, args, { cwd })
  onTestFinished(() => void child.kill())
  await waitForOutput(child, /http:\/\//)
  expect([args.slice(1).join(' '), await stopProcess(child)]).toEqual([args.slice(1).join(' '), 0])
}

async function stopProcess(child: ChildProcess): Promise<number | null> {
  const exited = once(child, 'exit')
  child.kill('SIGINT')
  const [code] = await exited
  return code
}

/** @throws with what it wrote when it ends first */
async function waitForOutput(child: ChildProcess, pattern: RegExp): Promise<void> {
  let output = ''
  await new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (text) => {
        output += text
        if (stream === child.stdout && pattern.test(output)) resolve()
      })
    child.once('exit', (code) =>
      reject(new Error(`${child.spawnargs.slice(2).join(' ')} ended with ${code}: ${output}`)),
    )
  })
}
