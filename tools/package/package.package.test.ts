import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import { publint } from 'publint'
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest'
import { anEvent } from '../../contract/testing/an-event.ts'
import { refuseNode, supportedNode } from '../../package/node-version.mjs'
import { root } from '../setup/root.mjs'
import { addReactFiles, writeConsumer } from './testing/a-consumer.ts'
import { installPackages, linkInstalled, lockedAt } from './testing/installed-packages.ts'
import { nodeOf } from './testing/node-of.ts'
import { tarball } from './testing/pack-once.ts'

const { devDependencies, version: packageVersion } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))

/** A shop's folder, in which the packed file is installed without React. */
let shop: string

beforeAll(() => {
  shop = mkdtempSync(join(tmpdir(), 'instep-shop-'))
  writeConsumer(shop)
  linkInstalled(inject('installed').typed, shop)
})

afterAll(() => rmSync(shop, { recursive: true, force: true }), 600_000)

/** Runs a command of an installed package, and returns everything it wrote. */
function runInShop(command: string, ...args: string[]) {
  const { status, output } = runWith(process.execPath, command, ...args)
  return { status, output }
}

/** Runs such a command with another Node. */
function runWith(node: string, command: string, ...args: string[]) {
  const file = join(shop, 'node_modules/.bin', command)
  // With another Node nothing is taken from builds of the repository.
  const { CACHE_DIR, ...own } = process.env
  const env = node === process.execPath ? { ...own, CACHE_DIR } : own
  const { status, stdout, stderr } = spawnSync(node, [file, ...args], { cwd: shop, encoding: 'utf8', env })
  return { status, output: `${stdout}${stderr}`, stdout }
}

const noErrors = { status: 0, output: '' }
const nothingWrong = { status: 0, output: 'instep.config.ts: 3 experiences, 1 segments, nothing wrong\n' }

test('publint finds nothing in the packed file', async () => {
  const { messages } = await publint({ strict: true, pack: { tarball: bytesOf(tarball).buffer } })
  expect(messages).toEqual([])
})

test('the types of each address resolve for every kind of resolution', async () => {
  const result = await checkPackage(createPackageFromTarballData(bytesOf(tarball)))
  const problems = 'problems' in result ? result.problems : [result]
  // The package is ES modules only, which Node loads with `require` as well.
  expect(problems.filter((each) => !('kind' in each && each.kind === 'CJSResolvesToESM'))).toEqual([])
})

function bytesOf(file: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(readFileSync(file))
}

test('nothing of the demo and of the tests is installed with it', () => {
  const { dependencies } = JSON.parse(readFileSync(join(root, '.build/package/package.json'), 'utf8'))
  const development = Object.keys(devDependencies).filter((name) => name !== 'vite')
  expect(Object.keys(dependencies)).toContain('vite')
  for (const name of [...development, 'react', 'typescript', '@fontsource-variable/instrument-sans'])
    expect(Object.keys(dependencies)).not.toContain(name)
  expect(readdirSync(join(shop, 'node_modules'))).not.toContain('react')
  expect(readdirSync(join(shop, 'node_modules/instep'))).toEqual(expect.arrayContaining(['LICENSE', 'CHANGELOG.md']))
})

test("Yarn's Plug'n'Play unpacks the package: in an archive the build finds none of its style sheets", () => {
  const manifest = JSON.parse(readFileSync(join(shop, 'node_modules/instep/package.json'), 'utf8'))
  expect(manifest.preferUnplugged).toBe(true)
})

test('[BU-04] the installed package has the JSON Schemas, at an address of their own', () => {
  const file = createRequire(join(shop, 'package.json')).resolve('instep/schemas/site.json')
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ properties: { propertyId: { type: 'string' } } })
  const folders = ['content', 'events'].map((name) => readdirSync(join(file, '..', name)))
  expect(folders[0]).toHaveLength(78)
  expect(folders[1]).toEqual(
    expect.arrayContaining(['ecView.json', 'ecProduct.json', 'ecBasketTransactionSummary.json']),
  )
})

test.each(['nodenext', 'bundler'])('a strict shop without React compiles with the resolution %s', (resolution) => {
  expect(runInShop('tsc', '--checkers', '1', '-p', `tsconfig.${resolution}.json`)).toEqual(noErrors)
})

test('instep check and instep build work in a shop without React', () => {
  expect(runInShop('instep', 'check')).toEqual(nothingWrong)
  expect(runInShop('instep', 'build', '--out', 'public')).toMatchObject({ status: 0 })
  const built = readdirSync(join(shop, 'public'))
  expect(built).toEqual(expect.arrayContaining(['instep.js', 'instep.js.br', 'outer.js', 'tags.json']))
  const own = built.find((file) => /^experience-mark-.*\.js$/.test(file)) ?? ''
  // Of the kit only what the experience uses.
  expect(readFileSync(join(shop, 'public', own)).length).toBeLessThan(2000)
})

test('what the code of a command compiles to is kept for the next one', () => {
  const kept = join(shop, 'compiled')
  const env = { ...process.env, NODE_COMPILE_CACHE: undefined, TMPDIR: kept }
  // Others may load a package that does the same.
  const command = [join(shop, 'node_modules/.bin/instep'), '--version']
  expect(spawnSync(process.execPath, command, { cwd: shop, encoding: 'utf8', env })).toMatchObject({ status: 0 })
  expect(readdirSync(kept)).toEqual(['node-compile-cache'])
})

test("the renderer 'react' asks for React where it is not installed", () => {
  const { status, output } = runInShop('instep', 'build', '--config', 'react.config.mjs', '--out', 'with-react')
  expect(output).toContain("The renderer 'react' needs react")
  expect(output).toContain("run npm install react react-dom, or choose 'small'")
  expect(status).toBe(1)
})

test('instep/service starts, and accepts an event', async () => {
  const output = await sendEvent(process.execPath)
  await expect
    .poll(output, { timeout: 60_000 })
    .toContain('locations: no countries by IP address. Run npm install @ip-location-db/geo-whois-asn-country-mmdb')
})

/** Starts the service of the shop, has it accept an event, and returns what it has written. */
async function sendEvent(node: string): Promise<() => string> {
  const child = spawn(node, ['service.ts'], { cwd: shop })
  onTestFinished(() => void child.kill())
  let output = ''
  child.stderr.on('data', (chunk) => (output += chunk))
  child.stdout.on('data', (chunk) => (output += chunk))
  await expect.poll(() => output, { timeout: 60_000 }).toMatch(/listening on .*\n/)
  const [address] = /http:\S+/.exec(output) ?? []
  const answer = await fetch(`${address}/events/raw/shop`, { method: 'POST', body: JSON.stringify([anEvent()]) })
  expect(await answer.json()).toMatchObject({ accepted: 1, rejected: [] })
  const page = await (await fetch(`${address}/console`)).text()
  const [, script] = /src="(\/console\/assets\/[^"]+\.js)"/.exec(page) ?? []
  expect((await fetch(`${address}${script}`)).headers.get('content-type')).toMatch(/^text\/javascript/)
  return () => output
}

// The oldest of each line that the package names. They warn that parts of Node which they have are experimental.
test.each(['22.18.0', '24.0.0'])('on Node %s the commands work, and the service accepts an event', async (version) => {
  const node = await nodeOf(version)
  expect(supportedNode).toContain(`^${version}`)
  expect(spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout).toBe(`v${version}\n`)
  expect(runWith(node, 'instep', '--version')).toMatchObject({ status: 0, stdout: `${packageVersion}\n` })
  expect(runWith(node, 'instep', 'check')).toMatchObject({ status: 0, stdout: nothingWrong.output })
  const folder = `public-${version}`
  expect(runWith(node, 'instep', 'build', '--out', folder)).toMatchObject({ status: 0 })
  expect(readdirSync(join(shop, folder))).toEqual(expect.arrayContaining(['instep.js', 'instep.js.br', 'outer.js']))
  await sendEvent(node)
})

test('on a Node that is too old the command says so, without a stack', async () => {
  const node = await nodeOf('20.20.2')
  for (const command of ['check', '--version'])
    expect(runWith(node, 'instep', command)).toEqual({ status: 1, output: `${refuseNode('v20.20.2')}\n`, stdout: '' })
})

test('instep/react and instep/kit/draw work in a shop with React', async () => {
  await installPackages(shop, ...['react', 'react-dom', '@types/react'].map(lockedAt))
  addReactFiles(shop)
  for (const file of ['slot.js', 'lend-react.js'])
    expect(readFileSync(join(shop, 'node_modules/instep/slots/wrapper', file), 'utf8')).toMatch(/^"use client"/)
  // A shop without `esModuleInterop` can read no default import.
  const declaration = readFileSync(join(shop, 'node_modules/instep/slots/wrapper/slot.d.ts'), 'utf8')
  expect(declaration).toMatch(/^import \{ type ReactElement, type ReactNode \} from/)
  for (const resolution of ['nodenext', 'bundler'])
    expect(runInShop('tsc', '--checkers', '1', '-p', `tsconfig.${resolution}.json`)).toEqual(noErrors)
  const { status, stdout } = spawnSync(process.execPath, ['react.mjs'], { cwd: shop, encoding: 'utf8' })
  expect({ status, stdout }).toEqual({ status: 0, stdout: 'The bag is empty\n' })
})
