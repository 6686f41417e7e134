import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, inject, onTestFinished, test } from 'vitest'
import { aShopFolder, freePorts } from '../../cli/local/testing/run-command.ts'
import { anExperiment } from '../../service/testing/an-experiment.ts'
import { type DocumentedCommand, readBlocks, readCommands, runnerOf } from '../docs/commands/read-commands.ts'
import { chromiumPath } from '../setup/chromium.mjs'
import { linkInstalled } from './testing/installed-packages.ts'

/** Commands that run until they are interrupted. */
const serving = ['dev', 'preview', 'service', 'try']
const ownConnection = { connection: 'close' }
/** The file of placements in docs/placements.md. */
const placements = readBlocks().find(({ text }) => text.includes('"campaigns"'))?.text ?? ''

/** The documented commands that need the package alone. The service has to be stopped before a backup is restored. */
function commandsInOrder(): DocumentedCommand[] {
  const rank = ({ words: [program, name] }: DocumentedCommand) =>
    program === 'sqlite3' ? 2 : Number(name === 'restore')
  return readCommands()
    .filter((command) => runnerOf(command) === 'package')
    .sort((a, b) => rank(a) - rank(b))
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
    'placements.json': placements,
  })
  linkInstalled(inject('installed').alone, folder)
  const program = join(folder, 'node_modules/.bin/instep')
  const data = join(folder, 'data')

  const shop = spawn(process.execPath, [
    '-e',
    `require('http').createServer((q, r) => r.setHeader('content-type', 'text/html').end('<header>Tea</header>')).listen(${shopPort}, () => console.log('listening'))`,
  ])
  const running = [
    shop,
    spawn(process.execPath, [program, 'service', '--data', data, '--port', servicePort], {
      cwd: folder,
      env: { ...process.env, INSTEP_ENVIRONMENT: 'test', INSTEP_INSPECT: '1', INSTEP_PLACEMENTS: 'placements.json' },
    }),
  ] as const
  onTestFinished(() => running.forEach((child) => void child.kill()))
  const [, stored] = running
  for (const each of running) await waitForOutput(each, /listening/)
  // Connections of their own, as curl has them: one that is kept may just have ended when it is used again, minutes later.
  const headers = {
    ...ownConnection,
    'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  }
  const seen = ['accordion', 'holdout'].map((id) => anExperiment(id).seen('1kq2w3e4r5t-0abc123-xyz', 'v', Date.now()))
  const body = JSON.stringify(seen)
  expect((await fetch(`${service}/events/raw/tea-shop`, { method: 'POST', headers, body })).status).toBe(200)

  /** Puts this machine's places where the documentation names those of a shop. */
  function argumentsOf([name = '', ...rest]: string[]): string[] {
    // A folder has one service: `data` is that of the one that runs all the time.
    const args = rest.map((arg) =>
      arg
        .replace('/var/lib/instep', name === 'service' ? join(folder, 'data-of-another-service') : data)
        .replace('https://collect.example.com', (address) => (name === 'pull' ? service : address))
        .replace(/^(?:http:\/\/localhost:3000|https:\/\/shop\.example|<address>)$/, (address) =>
          name === 'try' || address === '<address>' ? `http://localhost:${shopPort}` : address,
        ),
    )
    if (name === 'results' || name === 'costs') args.push('--service', service)
    if (name === 'dev' || name === 'try') args.push('--port', ports[0] ?? '', '--service-port', ports[1] ?? '')
    if (name === 'preview' && !rest.includes('--link')) args.push('--port', ports[2] ?? '')
    if (name === 'service') args.push('--port', ports[1] ?? '')
    // A configuration that is there is not replaced, and there is nobody to answer questions.
    if (name === 'init' && !rest.includes('--yes')) args.push('--yes')
    return [name, ...args]
  }

  async function runInstep({ text, assigned }: DocumentedCommand, words: string[]): Promise<void> {
    const args = argumentsOf(words)
    const [name = ''] = args
    const cwd = name === 'init' ? mkdirIn(folder, `init-${text.length}`) : folder
    // The text above a provider says that its key is another variable.
    const env = { ...process.env, INSTEP_WEATHER_KEY: 'key', ...assigned }
    if (name === 'restore') await stopProcess(stored)
    if (serving.includes(name) && !args.includes('--link')) await serveUntilHeard([program, ...args], { cwd, env })
    else runToEnd(text, [program, ...args], { cwd, env })
  }

  /** How the commands of other programs are run: by what every machine with the package has. */
  const runners: Record<string, (command: DocumentedCommand, args: string[]) => void | Promise<void>> = {
    instep: runInstep,
    node: ({ text }, args) =>
      runToEnd(text, args, { cwd: folder, env: { ...process.env, INSTEP_BROWSER: chromiumPath() } }),
    async curl({ text }, [address = '', ...options]) {
      const answer = await fetch(address.replace('4401', servicePort), asCurl(options))
      expect({ text, status: answer.status, body: await answer.json() }).toEqual({
        text,
        status: 200,
        body: address.endsWith('/graphql')
          ? { data: { placementContent: { content: null, campaignId: '1001' } } }
          : expect.objectContaining({ events: expect.arrayContaining([expect.anything()]) }),
      })
    },
    sqlite3(_, [file = '', statement = '']) {
      const database = new DatabaseSync(join(data, file))
      database.exec(statement)
      database.close()
    },
  }

  const commands = commandsInOrder()
  expect(commands.length).toBeGreaterThan(30)
  for (const command of commands) {
    // A line that only sets variables sets those of the service.
    const [name = '', ...args] = command.words.length > 0 ? command.words : ['instep', 'service']
    const run = runners[name]
    if (!run) throw new Error(`Nothing here runs ${command.text}`)
    await run(command, args)
  }
}, 1_800_000)

/** Returns the request that curl makes with these options. */
function asCurl([option, body]: string[]): RequestInit {
  if (option === undefined) return { headers: ownConnection }
  if (option !== '-d') throw new Error(`curl ${option} is not known here`)
  return { method: 'POST', body, headers: { ...ownConnection, 'content-type': 'application/x-www-form-urlencoded' } }
}

type Surroundings = { cwd: string; env: NodeJS.ProcessEnv }

function runToEnd(text: string, args: string[], surroundings: Surroundings): void {
  const { status, stderr } = spawnSync(process.execPath, args, { ...surroundings, encoding: 'utf8' })
  expect({ text, status, stderr: status === 0 ? '' : stderr }).toEqual({ text, status: 0, stderr: '' })
}

function mkdirIn(folder: string, name: string): string {
  mkdirSync(join(folder, name))
  writeFileSync(join(folder, name, 'package.json'), '{"private": true, "type": "module"}')
  return join(folder, name)
}

/** Runs a command until it says that it answers, then interrupts it as Ctrl+C does, which is no failure. */
async function serveUntilHeard(args: string[], surroundings: Surroundings): Promise<void> {
  const child = spawn(process.execPath, args, surroundings)
  onTestFinished(() => void child.kill())
  const output = await waitForOutput(child, /http:\/\//)
  const command = args.slice(1).join(' ')
  const code = await stopProcess(child)
  expect({ command, code, output: code === 0 ? '' : output() }).toEqual({ command, code: 0, output: '' })
}

async function stopProcess(child: ChildProcess): Promise<number | null> {
  const exited = once(child, 'exit')
  child.kill('SIGINT')
  const [code] = await exited
  return code
}

/** Returns what it has written, now and later. @throws with that when it ends first */
async function waitForOutput(child: ChildProcess, pattern: RegExp): Promise<() => string> {
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
  return () => output
}
