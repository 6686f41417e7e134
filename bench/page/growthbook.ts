import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { compressFiles } from '../../cli/build/compress-files.ts'

/** The path of GrowthBook's feature responses below the given address. */
export const growthBookKey = 'bench'

const auto = createRequire(import.meta.url).resolve('@growthbook/growthbook/package.json')
const script = readFileSync(join(auto, '../dist/bundles/auto.min.js'), 'utf8')
const offers = ['Try them at home for 60 days', 'Resoled, not replaced', 'New in: boots for wet streets']

/** The selector of GrowthBook's offer, which looks like that of the experience `offers`. */
export const offerSign = '.bench-offers'

const css = `.bench-offers{display:flex;margin:0;padding:0;list-style:none;font-size:14px;line-height:20px;background:#2a3fd0;color:#fff}
.bench-offers li{flex:1 1 0;padding:10px 16px;text-align:center}@media(max-width:600px){.bench-offers{flex-direction:column}.bench-offers li{padding-block:6px}}`

/**
 * Renders the offers before the header, in the shop once its framework has hydrated the page. The function is sent to
 * the page as text.
 */
function drawOffers(texts: string[]): void {
  const list = document.createElement('ul')
  list.className = 'bench-offers'
  for (const text of texts) list.appendChild(document.createElement('li')).textContent = text
  const drawChange = () => {
    document.querySelector('html[data-hydrated] [data-anchor="header"], h1:only-child')?.before(list)
    return list.isConnected
  }
  if (drawChange()) return
  const observer = new MutationObserver(() => drawChange() && observer.disconnect())
  observer.observe(document, { subtree: true, childList: true, attributes: true })
}

/**
 * Returns the response of GrowthBook's service: one experiment that includes everybody, with the offer as its change.
 */
export function growthBookFeatures(): string {
  const js = `(${drawOffers})(${JSON.stringify(offers)})`
  return JSON.stringify({
    status: 200,
    features: {},
    experiments: [
      {
        key: 'offers',
        changeId: 'offers',
        status: 'running',
        manual: false,
        variations: [{}, { css, js }],
        weights: [0, 1],
        coverage: 1,
        hashAttribute: 'id',
        urlPatterns: [{ type: 'simple', include: true, pattern: '*' }],
      },
    ],
    dateUpdated: '2026-01-01T00:00:00Z',
  })
}

/** Writes GrowthBook's script to the path of Instep's, as a module with its settings, compressed in the same way. */
export async function writeGrowthBook(folder: string, services: string): Promise<void> {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'instep.js'), `${growthBookSettings(services)};${script}`)
  await compressFiles(folder)
}

/**
 * Returns the settings statement placed before GrowthBook's script: the address of its service, and that exposures are
 * reported at once.
 */
function growthBookSettings(services: string): string {
  return `window.growthbook_config={apiHost:${JSON.stringify(services)},clientKey:"${growthBookKey}",noStreaming:true,trackingCallback(e,r){fetch(${JSON.stringify(`${services}/events/growthbook`)},{method:"POST",keepalive:true,headers:{"Content-Type":"text/plain"},body:JSON.stringify([{type:"experiment",key:e.key,variation:r.variationId,url:location.href}])})}}`
}
