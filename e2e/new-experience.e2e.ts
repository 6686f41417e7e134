import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { linkInstep } from '../cli/testing/link-instep.ts'
import { expect, test } from './demo.ts'
import { running } from './gallery/running.ts'
import { run, start } from './process.ts'

const cli = join(import.meta.dirname, '../cli/instep.ts')

/** What is to be undone after the test, the last first. */
const undoings: (() => unknown)[] = []

test.afterEach(async () => {
  for (const undo of undoings.splice(0).reverse()) await undo()
})

type Told = Record<string, string>

/** Starts a command that serves, and returns what it prints as JSON when it answers. */
async function serve(folder: string, ...args: string[]): Promise<Told> {
  const { firstLine, stop } = await start(cli, {}, { args: [...args, '--json'], folder })
  undoings.push(() => stop())
  return JSON.parse(firstLine) as Told
}

async function freePort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const place = server.address()
  await once(server.close(), 'close')
  return String(typeof place === 'object' && place ? place.port : 0)
}

/** Serves a page of a shop with a tag. Returns its address. */
async function serveShop(tag: string): Promise<string> {
  const html = `<!doctype html><html lang="en"><head>${tag}<title>Tea</title><script>
uv.emit('ecView', { type: 'home', language: 'en', currency: 'GBP' })</script></head>
<body><header>The tea shop</header><main>Darjeeling</main></body></html>`
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end(html)
  }).listen(0, 'localhost')
  undoings.push(() => server.close())
  await once(server, 'listening')
  const place = server.address()
  return `http://localhost:${typeof place === 'object' && place ? place.port : 0}/`
}

/** Creates a shop's folder as its owner does: with a configuration, and an experience of its own. */
async function aShopWithExperience(previewHost: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'instep-new-'))
  undoings.push(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
  linkInstep(folder)
  await run(cli, ['init', '--yes', '--property', 'tea-shop', '--framework', 'html'], {}, folder)
  const config = join(folder, 'instep.config.mts')
  const own = `previewHosts: { development: '${previewHost}' },\n  // A program drives the browser.\n  treatAsHuman: true,\n  `
  writeFileSync(
    config,
    readFileSync(config, 'utf8').replace('domains: [', (found) => own + found),
  )
  await run(cli, ['new', 'free-delivery'], {}, folder)
  return folder
}

const sentence = (page: Page) => page.locator('header + p.free-delivery', { hasText: 'Hello from free-delivery' })

test('[BU-06] what instep new writes shows in a browser: with instep dev, alone by its address, in the preview, and by a link to it', async ({
  page,
}) => {
  // It builds the site three times.
  test.slow()
  const [port, servicePort, previewPort] = [await freePort(), await freePort(), await freePort()]
  const folder = await aShopWithExperience(`http://localhost:${previewPort}`)
  const { tag = '', service = '' } = await serve(folder, 'dev', '--port', port, '--service-port', servicePort)
  const shop = await serveShop(tag)

  await page.goto(shop)
  await expect(sentence(page)).toBeVisible()
  await expect(page.getByText('Hello from Instep')).toBeVisible()

  await page.goto(`${shop}?qb_force=free-delivery.free-delivery-v`)
  await expect(sentence(page)).toBeVisible()
  expect(await running(page)).toEqual(['free-delivery'])
  await page.goto(`${shop}?qb_force=free-delivery.free-delivery-c`)
  expect(await running(page)).toEqual(['free-delivery'])
  await expect(sentence(page)).toHaveCount(0)

  // The types of the configuration are checked by now, and with all templates would be for each of three more builds.
  const types = 'export declare function defineSite<Site>(site: Site): Site\n'
  writeFileSync(join(folder, 'node_modules/instep/index.d.ts'), types)

  // The preview has the next state of the file.
  const code = join(folder, 'experiences/free-delivery.mts')
  const previewed = ['preview', '--port', previewPort, '--service', service, '--page', shop]
  writeFileSync(
    code,
    readFileSync(code, 'utf8').replace('= scope.content.message', "= 'In the preview: ' + scope.content.message"),
  )
  const { address = '' } = await serve(folder, ...previewed)
  await page.goto(address)
  await expect(sentence(page)).toHaveText('In the preview: Hello from free-delivery')
  const wanted = ['preview', '--link', '--experience', 'free-delivery', '--service', service, '--page', shop]
  const link = await run(cli, wanted, {}, folder)
  await page.goto('about:blank')
  await page.goto(link.trim())
  await expect(sentence(page)).toHaveText('In the preview: Hello from free-delivery')
})

test('[BU-06] the gallery shows an experience of the shop itself alone', async ({ page, demo }) => {
  await page.goto(`${demo.shop}/gallery?purpose=own`)
  await page.getByRole('link', { name: 'Show it: How far to free delivery' }).click()
  expect(await running(page)).toEqual(['delivery-progress'])
})
