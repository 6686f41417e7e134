import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import type { SiteChanges } from '../../contract/steer/site-changes.ts'
import { programPath } from '../../tools/programs/program-path.ts'
import { aFolder } from '../testing/a-folder.ts'

const program = programPath(join(import.meta.dirname, '../instep.ts'))
const config = `export default {
  propertyId: 'shop', trackingId: 'tea-shop', domains: ['shop.example'], endpoints: { base: 'https://collect.shop.example' },
  anchors: { header: 'header' },
  experiences: [{ id: 'offers', template: 'global/offer-banner', content: { messages: [{ title: 'Hello' }] } }],
}`
const published: SiteChanges = { format: 1, version: 3, experiences: { offers: { share: 0.25 } } }

async function aService(answer: object, status = 200) {
  const asked: IncomingMessage[] = []
  const server = createServer((request, reply) => {
    asked.push(request)
    reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const address = server.address()
  return { asked, origin: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}` }
}

function runInstep(folder: string, ...args: string[]) {
  const env = { ...process.env, INSTEP_TOKEN: '0123456789abcdef' }
  return promisify(execFile)(process.execPath, [program, ...args], { cwd: folder, env }).catch((error) => error)
}

test('[BN-08] instep pull writes what was published beside the configuration, and check reads it', async () => {
  const folder = aFolder({ 'instep.config.mjs': config })
  const { origin, asked } = await aService(published)
  const first = await runInstep(folder, 'pull', '--service', origin)
  expect(first.stdout).toContain('instep.changes.json: version 3, which changes 1 experiences')
  expect([asked[0]?.url, asked[0]?.headers.authorization]).toEqual(['/changes/tea-shop', 'Bearer 0123456789abcdef'])
  const file = join(folder, 'instep.changes.json')
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(published)
  expect((await runInstep(folder, 'pull', '--service', origin)).stdout).toContain('version 3 already')

  expect((await runInstep(folder, 'check')).stdout).toContain('nothing wrong')
  const wrong = { ...published, experiences: { offers: { share: 7 } } }
  writeFileSync(file, JSON.stringify(wrong))
  const checked = await runInstep(folder, 'check')
  expect(checked.code).toBe(1)
  expect(checked.stderr).toContain('offers share 7 is not from 0 to 1')
  const left = { ...published, experiences: { gone: { share: 1 } } }
  writeFileSync(file, JSON.stringify(left))
  const passed = await runInstep(folder, 'check')
  expect([passed.code ?? 0, passed.stderr]).toEqual([
    0,
    expect.stringContaining('instep.changes.json: gone changes an experience that the configuration does not have'),
  ])
})

test('a service that refuses leaves the file as it is, with the remedy', async () => {
  const folder = aFolder({ 'instep.config.mjs': config })
  const { origin } = await aService({ error: { message: 'The bearer token is needed' } }, 401)
  const refused = await runInstep(folder, 'pull', '--service', origin)
  expect([refused.code, refused.stderr]).toEqual([1, expect.stringContaining('Set INSTEP_TOKEN')])
  expect(existsSync(join(folder, 'instep.changes.json'))).toBe(false)
})

test('where nothing was published no file is written, and what an earlier service has published is not taken back', async () => {
  const folder = aFolder({ 'instep.config.mjs': config })
  const file = join(folder, 'instep.changes.json')
  const nothing = await aService({ format: 1, version: 0, experiences: {} })
  const first = await runInstep(folder, 'pull', '--service', nothing.origin)
  expect(first.stdout).toBe(
    `Nothing was published in the console of ${nothing.origin} yet, so that no file is written\n`,
  )
  expect(existsSync(file)).toBe(false)

  writeFileSync(file, JSON.stringify(published))
  const second = await runInstep(folder, 'pull', '--service', nothing.origin)
  expect([second.code, second.stderr]).toEqual([
    1,
    `instep.changes.json has version 3, and ${nothing.origin} only 0: name the service that published it with --service, or remove the file to go back\n`,
  ])
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(published)
})
