import { expect, onTestFinished, test, vi } from 'vitest'
import type { PlacementOptions, SitePlacement } from '../../contract/placement.ts'
import { aBrowserRun } from '../browser/testing/a-browser-run.ts'
import { aPlacement } from '../testing/a-placement.ts'

const shop = window as unknown as { uv: { emit(type: string, data?: object): void } }

/** Starts a run with placements in this browser, on its first view; the service returns `hello` to every visitor. */
async function shown(placements: SitePlacement[], callbackStatus = 204) {
  const requests: string[] = []
  const run = await aBrowserRun({
    placements,
    config: { flags: { compression: false, stateSync: false, ga: false } },
    reply(url) {
      requests.push(url)
      if (url.includes('/cb?')) return new Response(callbackStatus === 204 ? null : '', { status: callbackStatus })
      if (!url.endsWith('/graphql')) return undefined
      return new Response('{"data":{"placementContent":{"content":"hello","campaignId":"7","callbackData":"data"}}}')
    },
  })
  shop.uv.emit('ecView', { type: 'home' })
  return { ...run, callbacks: () => requests.filter((url) => url.includes('/cb?')) }
}

function aBox(): HTMLElement {
  const box = document.createElement('p')
  box.className = 'box'
  document.body.append(box)
  onTestFinished(() => box.remove())
  return box
}

const colour = (element: Element) => getComputedStyle(element).color

test('[PL-10] css and code are added with the content and removed with the next view, where the hook registered last runs first', async () => {
  const box = aBox()
  const seen: PlacementOptions[] = []
  const removed: string[] = []
  const js = (options: PlacementOptions) => {
    seen.push(options)
    options.onRemove(() => removed.push('first'))
    options.onRemove(() => removed.push(`last, in ${colour(box)}`))
  }
  const { run } = await shown([aPlacement({ js, css: '.box { color: rgb(1, 2, 3) }', poll: ['.box'] })])
  await expect.poll(() => seen.length).toBe(1)
  const [options] = seen
  expect(Object.keys(options ?? {}).sort()).toEqual([
    'content',
    'elements',
    'getBrowserState',
    'getVisitorState',
    'log',
    'meta',
    'onClickthrough',
    'onImpression',
    'onRemove',
    'poll',
    'uv',
  ])
  expect(options).toMatchObject({ content: 'hello', elements: [box] })
  expect(options?.meta).toEqual({
    cookieDomain: run.domain,
    isPreview: false,
    trackingId: 'tracking',
    namespace: undefined,
    vertical: 'ec',
    placementId: 'placement',
    visitorId: run.visitorId,
  })
  expect(colour(box)).toBe('rgb(1, 2, 3)')
  expect(document.adoptedStyleSheets).toHaveLength(1)
  shop.uv.emit('ecView', { type: 'home' })
  expect(removed).toEqual(['last, in rgb(1, 2, 3)', 'first'])
  expect(document.adoptedStyleSheets).toEqual([])
  expect(colour(box)).not.toBe('rgb(1, 2, 3)')
})

test('[PL-10] where constructable style sheets are missing, the css is a style element for the placement, with the nonce of the page', async () => {
  const box = aBox()
  const script = document.createElement('script')
  script.setAttribute('nonce', 'abc')
  document.head.prepend(script)
  onTestFinished(() => script.remove())
  const replaceSync = Object.getOwnPropertyDescriptor(CSSStyleSheet.prototype, 'replaceSync')
  Reflect.deleteProperty(CSSStyleSheet.prototype, 'replaceSync')
  onTestFinished(() => void Object.defineProperty(CSSStyleSheet.prototype, 'replaceSync', replaceSync ?? {}))
  const style = () => document.querySelector<HTMLStyleElement>('style[data-placement="placement"]')
  await shown([aPlacement({ css: '.box { color: rgb(1, 2, 3) }' })])
  await expect.poll(style).not.toBe(null)
  expect(style()?.nonce).toBe('abc')
  expect(colour(box)).toBe('rgb(1, 2, 3)')
  shop.uv.emit('ecView', { type: 'home' })
  expect(style()).toBe(null)
})

test('[PL-15] callbacks wait in local storage, each under its own key, until the service has accepted them', async () => {
  const js = vi.fn(({ onClickthrough }: PlacementOptions) => onClickthrough('product', ['a']))
  const { callbacks } = await shown([aPlacement({ js })], 500)
  const stored = () => Object.keys(localStorage).filter((key) => key.startsWith('qb_callbacks:'))
  await expect.poll(() => callbacks().length).toBe(1)
  expect(stored()).toHaveLength(2)
  const kept = stored().map((key) => [key, localStorage.getItem(key) ?? ''] as const)
  expect(kept.map(([, text]) => (JSON.parse(text) as { kind: string }).kind).sort()).toEqual([
    'clickthrough',
    'impression',
  ])
})

test("[PL-15] callbacks left in local storage by an earlier page are sent with this page's, and their keys are removed", async () => {
  const ts = Date.now() - 1000
  const products: string[] = []
  for (const [order, kind] of ['impression', 'clickthrough'].entries()) {
    const callback = { id: `id-${kind}`, order, kind, ts, d: 'left', products, placementId: 'p', implementationId: 'i' }
    localStorage.setItem(`qb_callbacks:id-${kind}`, JSON.stringify(callback))
  }
  const { callbacks } = await shown([aPlacement()])
  await expect
    .poll(callbacks)
    .toEqual([`https://collect.test/cb?d=left&ts=${ts}&imp=1`, `https://collect.test/cb?d=left&ts=${ts}&t=1`])
  await expect.poll(() => Object.keys(localStorage).filter((key) => key.startsWith('qb_callbacks:'))).toEqual([])
})
