import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { aShopFolder, freePorts, runServing } from './testing/run-command.ts'

/** In the repository the inspector is built anew with each build; the tests of the package open it. */
const config = `import { title } from './title.mjs'

export default {
  propertyId: 'shop',
  trackingId: 'shop',
  domains: ['shop.example'],
  endpoints: { base: 'https://collect.shop.example' },
  anchors: { header: 'header' },
  inspector: false,
  experiences: [{ id: 'hello', template: 'global/offer-banner', content: { messages: [{ title }] } }],
}
`

/** The same with an experience that imports another package of the repository by its name. */
const withPackage = config.replace(
  'experiences: [',
  `experiences: [{ id: 'own', name: 'Own', pages: ['home'], code: import.meta.resolve('./own.mjs') }, `,
)

/** Adds a package `words` beside the shop, linked as package managers link those of one repository. */
function addPackage(folder: string, words: string): { file: string } {
  const own = join(folder, 'packages/words')
  for (const each of [own, join(folder, 'node_modules')]) mkdirSync(each, { recursive: true })
  writeFileSync(join(own, 'package.json'), '{ "name": "words", "type": "module", "exports": "./index.mjs" }')
  symlinkSync('../packages/words', join(folder, 'node_modules/words'))
  const file = join(own, 'index.mjs')
  writeFileSync(file, `export const words = '${words}'\n`)
  return { file }
}

/** Returns all code of a built script. */
function builtText(folder: string): string {
  const names = JSON.parse(readFileSync(join(folder, '.instep/script/built-files.json'), 'utf8')) as string[]
  return names
    .filter((name) => /\.js$/.test(name))
    .map((name) => readFileSync(join(folder, '.instep/script', name), 'utf8'))
    .join('')
}

const timesBuilt = (errors: string) => errors.split('Reload the page to see them').length

/** Gives the experience another name in the console of a service. */
async function publishName(service: string, name: string): Promise<void> {
  const api = `${service}/console/api/steer/shop`
  const ask = async (path: string, method = 'GET', body?: object) => {
    const headers = { 'x-instep-console': '1' }
    const answer = await fetch(`${api}${path}`, { method, headers, body: body && JSON.stringify(body) })
    // biome-ignore lint/suspicious/noExplicitAny: answers of several routes, whose parts the test names
    return { status: answer.status, json: (await answer.json()) as any }
  }
  const { json } = await ask('/experiences/hello')
  const draft = await ask('/drafts/hello', 'PUT', { settings: { ...json.published, name }, basedOn: null })
  expect([draft.status, draft.json.problems]).toEqual([200, []])
  const begun = await ask('/publish', 'POST', { drafts: { hello: draft.json.revision }, note: '' })
  expect(begun.status).toBe(202)
  await expect.poll(async () => (await ask('/publication')).json.step, { timeout: 90_000 }).toBe('done')
}

test('instep dev serves the script to any origin, builds it again on each change, and keeps the last good one', async () => {
  const folder = aShopFolder({ 'instep.config.mjs': config, 'title.mjs': `export const title = 'First words'\n` })
  const [port = '', servicePort = ''] = await freePorts(2)
  const running = await runServing(folder, 'dev', '--port', port, '--service-port', servicePort)
  const { script = '', service = '', tag } = running.answer
  expect(tag).toContain(`src="http://localhost:${port}/instep.js"`)
  const answer = await fetch(script)
  expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([200, '*'])
  expect(await answer.text()).toContain(`http://localhost:${servicePort}`)
  expect((await fetch(`${service}/health`, { headers: { origin: 'http://shop.local:3000' } })).headers).toSatisfy(
    (headers: Headers) => headers.get('access-control-allow-origin') === 'http://shop.local:3000',
  )
  expect(builtText(folder)).toContain('First words')

  // A file that the configuration imports.
  writeFileSync(join(folder, 'title.mjs'), `export const title = 'Second words'\n`)
  await expect.poll(() => builtText(folder), { timeout: 90_000 }).toContain('Second words')

  writeFileSync(join(folder, 'instep.config.mjs'), config.replace('offer-banner', 'ofer-banner'))
  await expect.poll(running.errors, { timeout: 90_000 }).toContain('pages still get the last good one')
  expect(running.errors()).toContain('ofer-banner')
  expect((await fetch(script)).status).toBe(200)
  expect(builtText(folder)).toContain('Second words')

  // Nothing is written beside the configuration, also not by the service, which builds a site that it does not know yet.
  expect(existsSync(join(folder, 'instep.changes.json'))).toBe(false)

  // What is published in the console is built at once, and again with each change of the configuration.
  const builtBefore = timesBuilt(running.errors())
  writeFileSync(join(folder, 'instep.config.mjs'), config)
  await publishName(service, 'From the console')
  // The service builds into the same folder, and the build of the configuration may have replaced the published script.
  await expect.poll(() => timesBuilt(running.errors()), { timeout: 90_000 }).toBe(builtBefore + 2)
  expect(builtText(folder)).toContain('From the console')
  writeFileSync(join(folder, 'title.mjs'), `export const title = 'Third words'\n`)
  await expect.poll(() => builtText(folder), { timeout: 90_000 }).toContain('Third words')
  expect(builtText(folder)).toContain('From the console')

  // A package of the same repository, which the experience names and the configuration does not.
  const { file } = addPackage(folder, 'Words of a package')
  writeFileSync(
    join(folder, 'own.mjs'),
    `import { words } from 'words'\nexport const execution = () => console.log(words)\n`,
  )
  writeFileSync(join(folder, 'instep.config.mjs'), withPackage)
  await expect.poll(() => builtText(folder), { timeout: 90_000 }).toContain('Words of a package')
  writeFileSync(file, `export const words = 'Changed in the package'\n`)
  await expect.poll(() => builtText(folder), { timeout: 90_000 }).toContain('Changed in the package')

  // Another one in the same folder would build a script for its own service. It says so before it says that the ports are taken.
  await expect(runServing(folder, 'dev', '--port', port, '--service-port', servicePort)).rejects.toThrow(
    new RegExp(`Instep runs in this folder already, as process \\d+ with ${service}/console: end that first`),
  )
  expect(await (await fetch(script)).text()).toContain(`http://localhost:${servicePort}`)

  expect(await running.interrupt()).toBe(0)
  expect(existsSync(join(folder, '.instep/running.json'))).toBe(false)
  await expect(fetch(`${service}/health`)).rejects.toThrow()
}, 400_000)

test('instep dev names the port that is taken with its option, and points to init where there is no configuration', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await new Promise((resolve) => server.once('listening', resolve))
  const address = server.address()
  const port = String(typeof address === 'object' && address ? address.port : 0)
  const folder = aShopFolder({ 'instep.config.mjs': config })
  await expect(runServing(folder, 'dev', '--service-port', port)).rejects.toThrow(
    `ended with 1: Port ${port} is taken: choose another with --service-port`,
  )
  await expect(runServing(aShopFolder(), 'dev')).rejects.toThrow('npx instep init')
})

test('instep dev ends, and its service with it, where the port is taken while it builds', async () => {
  const [port = '', servicePort = ''] = await freePorts(2)
  const taker = createServer((_request, response) => response.end())
  const asked = createServer((_request, response) => {
    if (taker.listening) response.end()
    else taker.listen(Number(port), '127.0.0.1', () => response.end())
  })
  onTestFinished(() => void [taker, asked].map((server) => server.close()))
  const [askedPort] = await freePorts(1)
  asked.listen(Number(askedPort), '127.0.0.1')
  const takes = `await fetch('http://127.0.0.1:${askedPort}').catch(() => {})\n`
  const folder = aShopFolder({ 'instep.config.mjs': takes + config, 'title.mjs': `export const title = 'Words'\n` })
  await expect(runServing(folder, 'dev', '--port', port, '--service-port', servicePort)).rejects.toThrow(
    /ended with 1: .*EADDRINUSE/s,
  )
  // Told to end when the command is gone, it first ends what it does.
  const isThere = () =>
    fetch(`http://localhost:${servicePort}/health`).then(
      () => true,
      () => false,
    )
  await expect.poll(isThere, { timeout: 10_000 }).toBe(false)
})
