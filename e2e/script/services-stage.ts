import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { build } from 'vite'
import { products } from '../../shop/products/products.ts'
import { settings } from '../../shop/site/settings.ts'
import { test as ofDemo } from '../demo.ts'
import { start } from '../process.ts'
import { freePort } from '../service/free-port.ts'
import type { InPage } from './services-in-page.ts'

/** Tests the services of experiences in the browser, from the shop's pages, against the real service. */

export const mailId = 'bm9ycm93Om1haWw6MQ=='

/** A product with plenty of stock in its first size. */
const product = products.find(({ sizes: [first] }) => Number(first?.stock) > 5)
export const sku = product?.sizes[0]?.sku ?? ''

type Stage = { shop: string; service: string; code: string }

export const test = ofDemo.extend<{ stage: Stage }>({
  stage: async ({ oncePerWorker }, use) => use(await oncePerWorker('services', openServices)),
})

async function openServices(): Promise<{ value: Stage; end(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'instep-services-'))
  const port = await freePort()
  const servicePort = await freePort()
  const table = (name: string, content: object) => {
    writeFileSync(join(folder, name), JSON.stringify(content))
    return join(folder, name)
  }
  writeFileSync(join(folder, 'mail.mjs'), 'export default (data, context) => ({ got: data, context })')
  const records = Object.fromEntries(Array.from({ length: 150 }, (_, at) => [`p${at}`, { length: at, fit: 'wide' }]))
  const variables = {
    PORT: String(port),
    SERVICE_PORT: String(servicePort),
    INSTEP_DATA: folder,
    INSTEP_ENVIRONMENT: 'test',
    INSTEP_FUNCTIONS: table('functions.json', { [mailId]: './mail.mjs' }),
    INSTEP_DATASETS: table('datasets.json', { norrow: { sizes: records } }),
  }
  const root = join(import.meta.dirname, '../..')
  const service = await start(join(root, 'service/server.ts'), variables)
  const shop = await start(join(root, 'shop/server.ts'), variables)
  const code = await bundled(join(import.meta.dirname, 'services-in-page.ts'))
  return {
    value: { shop: `http://localhost:${port}`, service: `http://localhost:${servicePort}`, code },
    async end() {
      await shop.stop()
      await service.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function bundled(entry: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    build: { write: false, lib: { entry, formats: ['iife'], name: 'services' } },
  })
  const [file] = [result].flat().flatMap((each) => ('output' in each ? each.output : []))
  if (file?.type !== 'chunk') throw new Error(`${entry} gave no code`)
  return file.code
}

/** What a page of the shop may ask. Nothing but the shop's origin is needed here, so it stands for a whole page. */
export const opened = '/uk/en/cart/contents'

/** Opens the shop, and returns the options that an experience on it would receive. */
export async function visit(page: Page, { shop, service, code }: Stage): Promise<InPage> {
  await page.addInitScript({ content: code })
  await page.goto(shop + opened)
  return {
    config: {
      propertyId: 'norrow',
      trackingId: 'norrow',
      domains: ['localhost'],
      anchors: {},
      endpoints: { base: service },
      counters: { namespace: 't004' },
      skuMap: { 'mapped-id': sku },
      addresses: settings.addresses,
      addToBag: settings.addToBag,
    },
    meta: {
      visitorId: `visitor-${Math.random().toString(36).slice(2)}`,
      experienceId: 'low-stock',
      iterationId: '3',
      variationId: 'low-stock-v',
      variationMasterId: 'low-stock-vm',
      isPreview: false,
    },
    qfns: { mail: mailId },
  }
}
