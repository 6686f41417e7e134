import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { SiteConfig } from '../../catalogue/define-site.ts'
import { buildPreviewInto } from '../../cli/build/build-preview.ts'
import { snippetTag } from '../../cli/snippet/snippet.ts'
import type { PreviewConfig } from '../../contract/preview.ts'
import type { PreviewEnvironment } from '../../contract/preview-script.ts'
import shop from '../../shop/instep.config.ts'
import { openStage, type Stage, type StageSettings } from '../delivery/stage.ts'
import { expect, test as ofDemo } from '../demo.ts'
import { start } from '../process.ts'
import { freePort } from '../service/free-port.ts'
import { waitInPage } from '../wait-in-page.ts'

export { expect }

export type PreviewStage = {
  /** The service, which has previews of production, staging and development, and one named `mine` in each. */
  service: string
  /** Where the service has the previews of each environment. */
  hosts: Record<PreviewEnvironment, string>
}

type ShopWindow = Window & {
  __qubit?: {
    smartserve?: { trackingId?: string }
    getVisitorState?(): Promise<{ countryCode?: string }> | { countryCode?: string }
  }
}

/** A page with the script and a header to put a banner into. */
const page = `<!doctype html><html lang="en" data-hydrated><title>Shop</title><link rel="icon" href="data:,">${snippetTag('/instep/instep.js')}
<body><header>Shop</header><main>Boots <a href="/?page=2">Next page</a></main>
<script>uv.emit('ecView', { type: 'home', language: 'en', currency: 'GBP' })</script></body></html>`

/** The property of the shop with one banner, whose words tell the builds apart. */
function siteOf(base: string, title: string, inspector = false): SiteConfig {
  const { propertyId } = shop
  const hello = { id: 'hello', template: 'global/offer-banner', content: { messages: [{ title }] } } as const
  return {
    propertyId,
    trackingId: 'previewed',
    domains: ['localhost', 'shop.test'],
    anchors: { header: 'header' },
    endpoints: { base },
    inspector,
    experiences: [hello],
  }
}

export const test = ofDemo.extend<{ previews: PreviewStage; shop: OpenShop }>({
  previews: [
    async ({ oncePerWorker }, use) => use(await oncePerWorker('previews', openPreviews)),
    { timeout: 300_000 },
  ],

  shop: async ({ previews }, use) => {
    const opened: Stage[] = []
    await use(async (preview = { previewHosts: previews.hosts }, settings = {}) => {
      const stage = await openStage('http://localhost:9', {
        endpoints: { base: previews.service },
        preview: { environment: 'production', ...preview },
        ...settings,
        pages: {
          '/': (_asked, answer) => void answer.writeHead(200, { 'Content-Type': 'text/html' }).end(page),
          ...settings.pages,
        },
      })
      opened.push(stage)
      return stage.origin
    })
    for (const stage of opened) await stage.close()
  },
})

async function openPreviews(): Promise<{ value: PreviewStage; end(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'instep-previews-'))
  const root = join(import.meta.dirname, '../..')
  const port = await freePort()
  const service = `http://localhost:${port}`
  const hostOf = (environment: string) => `${service}/preview/${environment}`
  const folderOf = (environment: string) => join(folder, environment)
  await buildPreviewInto(folderOf('production'), siteOf(service, 'Preview of production', true))
  await buildPreviewInto(folderOf('production'), siteOf(service, 'Preview of mine'), 'mine')
  await buildPreviewInto(folderOf('staging'), siteOf(service, 'Preview of staging'))
  await buildPreviewInto(folderOf('development'), siteOf(service, 'Preview of development'))
  const running = await start(join(root, 'service/server.ts'), {
    SERVICE_PORT: String(port),
    INSTEP_DATA: join(folder, 'data'),
    INSTEP_ENVIRONMENT: 'test',
    INSTEP_INSPECT: '1',
    INSTEP_PREVIEW: folder,
  })
  const hosts = {
    production: hostOf('production'),
    staging: hostOf('staging'),
    development: hostOf('development'),
  }
  return {
    value: { service, hosts },
    async end() {
      await running.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Opens a shop with these preview settings; the hosts of all environments unless given. Returns its origin. */
export type OpenShop = (preview?: StageSettings['preview'], settings?: Partial<StageSettings>) => Promise<string>

/** Waits until one of the scripts has run, and returns which: `live`, or the words of the preview's banner. */
export async function shownBy(page: Page): Promise<string> {
  const found = await waitInPage(page, () => {
    const { smartserve, getVisitorState } = (window as ShopWindow).__qubit ?? {}
    if (!getVisitorState) return undefined
    if (smartserve?.trackingId !== 'previewed') return 'live'
    return document.querySelector('.global-offer-banner')?.textContent?.trim()
  })
  return String(found)
}

/** Returns the country that experiences see. */
export function countryOf(page: Page): Promise<string | undefined> {
  return page.evaluate(async () => (await (window as ShopWindow).__qubit?.getVisitorState?.())?.countryCode)
}

/** Collects the addresses of what a page loads of the previews. */
export function previewsLoaded(page: Page): string[] {
  const found: string[] = []
  page.on('request', (request) => request.url().includes('/preview/') && found.push(request.url()))
  return found
}

/** Stores a preview in the stash, as `instep preview --link` does. */
export async function storePreview({ service }: PreviewStage, id: string, data: PreviewConfig): Promise<void> {
  const url = `${service}/stash/v1.1/kv/set/norrow/public/${id}`
  const reply = await fetch(url, { method: 'POST', body: JSON.stringify({ data }) })
  expect(reply.status).toBe(200)
}

/** Makes every use of session storage throw, as browsers do where a person forbids it. */
export async function forbidSessionStorage(page: Page): Promise<void> {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError')
      },
    }),
  )
}

/** Returns what the debugger has stored for the next page: in session storage, and in the window's name. */
export const storedIn = (page: Page) =>
  page.evaluate(() => ({ session: sessionStorage.getItem('qb_debugger') ?? '', name: window.name }))
