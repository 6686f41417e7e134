import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { programPath } from '../../tools/programs/program-path.ts'
import { aShopFolder, freePorts, openShopper, runServing } from './testing/run-command.ts'

/** In the repository the inspector is built anew with each build; the journeys of previews open it. */
const config = (service: string) => `import { title } from './title.mjs'

export default {
  propertyId: 'shop',
  trackingId: 'shop',
  domains: ['shop.example'],
  endpoints: { base: '${service}' },
  anchors: { header: 'header' },
  inspector: false,
  experiences: [{ id: 'hello', template: 'global/offer-banner', content: { messages: [{ title }] } }],
}
`

const cli = programPath(join(import.meta.dirname, '../instep.ts'))

async function runCli(folder: string, ...args: string[]) {
  const child = spawn(process.execPath, [cli, ...args], { cwd: folder })
  const [out, errors, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')])
  return { out, errors, code }
}

test('[BU-02] instep preview serves a preview that works with its parts, and builds it again on each change', async () => {
  const folder = aShopFolder({
    'instep.config.mjs': config('https://collect.shop.example'),
    'title.mjs': `export const title = 'First words'\n`,
  })
  const [port = ''] = await freePorts(1)
  const running = await runServing(folder, 'preview', '--id', 'mine', '--port', port)
  const { script = '', address, off } = running.answer
  expect(script).toBe(`http://localhost:${port}/smartserve-shop-mine-preview.js`)
  expect(address).toBe('https://shop.example/?smartserve_preview=mine&qb_debugger=development')
  expect(off).toBe('https://shop.example/?smartserve_preview=0')
  expect(running.errors()).toContain(
    `Pages look for it at http://localhost:4404: give previewHosts: { development: 'http://localhost:${port}' } in instep.config.mjs`,
  )
  const answer = await fetch(script)
  expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([200, '*'])
  expect(answer.headers.get('cache-control')).toBe('no-cache')
  const missing = await fetch(`http://localhost:${port}/instep.js`)
  expect([missing.status, await missing.text()]).toEqual([
    404,
    'There is no /instep.js here. The script is /smartserve-shop-mine-preview.js\n',
  ])

  // A page of another origin, as a shop is.
  const shop = createServer((_asked, reply) => {
    const page = `<!doctype html><html data-hydrated><header>Shop</header><script type="module" src="${script}"></script>
<script>window.uv={q:[],emit:(...args)=>uv.q.push(['emit',args])};uv.emit('ecView',{type:'home',language:'en',currency:'GBP'})</script>`
    reply.writeHead(200, { 'content-type': 'text/html' }).end(page)
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void shop.close())
  await once(shop, 'listening')
  const page = await openShopper()
  const place = shop.address()
  const url = `http://localhost:${typeof place === 'object' && place ? place.port : 0}/`
  await page.goto(url)
  await page.getByText('First words').waitFor()

  writeFileSync(join(folder, 'title.mjs'), `export const title = 'Second words'\n`)
  await expect.poll(running.errors, { timeout: 90_000 }).toContain('Built the preview in')
  await page.reload()
  await page.getByText('Second words').waitFor()
  expect(await running.interrupt()).toBe(0)
})

test('[BU-02] instep preview --link keeps what to show with the service, and prints an address for any browser', async () => {
  const kept: { url?: string | undefined; body: string }[] = []
  const service = createServer(async (asked, reply) => {
    kept.push({ url: asked.url, body: await text(asked) })
    reply.writeHead(200, { 'content-type': 'application/json' }).end('{"status":{"code":200}}')
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void service.close())
  await once(service, 'listening')
  const place = service.address()
  const origin = `http://localhost:${typeof place === 'object' && place ? place.port : 0}`
  const folder = aShopFolder({
    'instep.config.mjs': config(origin),
    'title.mjs': `export const title = 'Words'\n`,
  })
  const plain = await runCli(folder, 'preview', '--link')
  expect([plain.code, plain.out]).toEqual([0, 'https://shop.example/?smartserve_preview=1\n'])
  expect(kept).toEqual([])
  const wanted = ['--experience', 'hello', '--country', 'de', '--page', 'https://shop.example/uk/']
  const { code, out } = await runCli(folder, 'preview', '--link', ...wanted)
  const [, id = ''] =
    /^https:\/\/shop\.example\/uk\/\?smartserve_preview=1#qb_preview_id=([\w-]{16})\n$/.exec(out) ?? []
  expect([code, kept[0]?.url]).toEqual([0, `/stash/v1.1/kv/set/shop/public/${id}`])
  const preview = { experienceId: 'hello', variationMasterId: 'hello-v', force: ['hello'], country: 'DE' }
  expect(JSON.parse(kept[0]?.body ?? '')).toEqual({ data: preview })
  const refused = await runCli(folder, 'preview', '--link', '--experience', 'helo')
  expect([refused.code, refused.errors]).toEqual([1, expect.stringContaining('Did you mean hello?')])
})

test('[BU-02] instep build --preview refuses an id that cannot name a preview, and --id without --preview', async () => {
  const folder = aShopFolder({
    'instep.config.mjs': config('https://x.example'),
    'title.mjs': `export const title = ''\n`,
  })
  const hostile = await runCli(folder, 'build', '--preview', '--id', '../evil')
  expect([hostile.code, hostile.errors]).toEqual([1, expect.stringContaining('Give 1 to 64 letters')])
  const alone = await runCli(folder, 'build', '--id', 'mine')
  expect([alone.code, alone.errors]).toEqual([1, '--id names a preview: add --preview\n'])
  expect(readdirSync(folder).toSorted()).toEqual(['instep.config.mjs', 'title.mjs'])
  expect(readFileSync(join(folder, 'title.mjs'), 'utf8')).toContain('title')
})
