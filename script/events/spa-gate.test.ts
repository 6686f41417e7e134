import { expect, test } from 'vitest'
import type { EmittedEvent } from '../../contract/event.ts'
import { aClock } from '../testing/a-clock.ts'
import { spaGate } from './spa-gate.ts'

/** A shop page that navigates without a page load. */
function aPage({ urlOf }: { urlOf?: (event: EmittedEvent) => string } = {}) {
  const clock = aClock()
  const processed: string[] = []
  const tasks: Record<string, () => void> = {}
  let url = 'https://shop.test/a'
  let isCopy = false
  const take = spaGate(
    {
      url: () => url,
      urlOf: urlOf ?? (() => url),
      onNavigation: (task) => Object.assign(tasks, { navigated: task }),
      onPageCopy: (task) => Object.assign(tasks, { copied: task }),
      onRestored: (task) => Object.assign(tasks, { restored: task }),
      onLeaving: (task) => Object.assign(tasks, { left: task }),
      endView: () => processed.push('view ended'),
      whenDrawn: (task) => clock.after(0, task),
      isCopy: () => isCopy,
    },
    ({ meta, ...data }) => processed.push([meta.type, ...Object.values(data)].join(' ')),
  )
  return {
    clock,
    processed,
    emit: (type: string, data: object = {}) => take({ ...data, meta: { type } } as EmittedEvent),
    go(to: string) {
      url = new URL(to, url).href
      tasks.navigated?.()
    },
    copy: () => tasks.copied?.(),
    show(what: 'copy' | 'page') {
      isCopy = what === 'copy'
    },
    restore: () => tasks.restored?.(),
    leave: () => tasks.left?.(),
  }
}

test('the first view is processed at once, and a later view one task after the shop published it, together with the events that follow it', async () => {
  const page = aPage()
  page.emit('ecView', { type: 'home' })
  page.go('/b?x=1')
  page.emit('ecUser')
  page.emit('ecView', { type: 'product' })
  page.emit('ecProduct')
  expect(page.processed).toEqual(['ecView home', 'view ended', 'ecUser'])
  await page.clock.pass(0)
  expect(page.processed.slice(3)).toEqual(['ecView product', 'ecProduct'])
  page.emit('ecProduct')
  expect(page.processed).toHaveLength(6)
})

test('two views of the same address are one view, and a navigation that keeps path and query starts none', async () => {
  const page = aPage()
  page.emit('ecView', { type: 'home' })
  page.emit('ecView', { type: 'home' })
  for (const to of ['#part', '/a', '/a#other']) {
    page.go(to)
    page.emit('ecView', { type: 'again' })
  }
  page.go('/b')
  page.emit('ecView', { type: 'next' })
  page.emit('ecView', { type: 'next again' })
  await page.clock.pass(0)
  page.emit('ecView', { type: 'next again' })
  expect(page.processed).toEqual(['ecView home', 'view ended', 'ecView next'])
})

test('a view of an address that was left and returned to, before any other address had a view, is a new view', async () => {
  const page = aPage()
  page.emit('ecView', { type: 'list' })
  page.go('/b')
  page.go('/a')
  page.emit('ecView', { type: 'list' })
  page.emit('ecProduct')
  await page.clock.pass(0)
  page.emit('ecView', { type: 'list' })
  expect(page.processed.filter((each) => each !== 'view ended')).toEqual(['ecView list', 'ecView list', 'ecProduct'])
  expect(page.processed.indexOf('view ended')).toBe(1)
})

test('a view ends before the page is copied, so that no copy holds what experiences have added', async () => {
  const page = aPage()
  page.emit('ecView', { type: 'list' })
  page.copy()
  expect(page.processed).toEqual(['ecView list', 'view ended'])
  page.emit('ecView', { type: 'list' })
  await page.clock.pass(0)
  expect(page.processed.at(-1)).toBe('ecView list')
})

test('what a copy has published beside its view gives way to what the page itself publishes of the kind, and nothing else is lost', async () => {
  const page = aPage()
  page.emit('ecView', { type: 'product' })
  for (const isAnew of [true, false]) {
    page.go(isAnew ? '/bag' : '/other')
    page.show('copy')
    page.emit('ecView', { type: 'bag' })
    page.emit('ecBasketSummary', { quantity: 1 })
    page.emit('ecBasketItemAction', { action: 'add' })
    page.show('page')
    if (isAnew) page.emit('ecView', { type: 'bag' })
    page.emit('ecUser')
    if (isAnew) page.emit('ecBasketSummary', { quantity: 2 })
    await page.clock.pass(0)
  }
  const [, , ...processed] = page.processed
  expect(processed).toEqual([
    ...['ecView bag', 'ecBasketItemAction add', 'ecUser', 'ecBasketSummary 2'],
    ...['view ended', 'ecView bag', 'ecBasketSummary 1', 'ecBasketItemAction add', 'ecUser'],
  ])
})

test('a page that returns from the back-forward cache is viewed again', () => {
  const page = aPage()
  page.emit('ecView', { type: 'home' })
  page.restore()
  page.emit('ecView', { type: 'home' })
  expect(page.processed).toEqual(['ecView home', 'ecView home'])
})

test('waiting events are not lost when the page is left', () => {
  const page = aPage()
  page.emit('ecView', { type: 'home' })
  page.go('/b')
  page.emit('ecView', { type: 'product' })
  page.emit('ecProduct')
  page.leave()
  expect(page.processed.slice(2)).toEqual(['ecView product', 'ecProduct'])
})

test('a view of an address that the page has already left is processed at once, and ends with the next view', async () => {
  const page = aPage({ urlOf: ({ at }) => `https://shop.test/${at}` })
  page.go('/b')
  page.emit('ecView', { type: 'home', at: 'a' })
  page.emit('ecProduct', { type: 'first', at: 'a' })
  expect(page.processed).toEqual(['view ended', 'ecView home a', 'ecProduct first a'])
  page.emit('ecView', { type: 'product', at: 'b' })
  page.emit('ecProduct', { type: 'second', at: 'b' })
  expect(page.processed.slice(3)).toEqual(['view ended'])
  await page.clock.pass(0)
  expect(page.processed.slice(4)).toEqual(['ecView product b', 'ecProduct second b'])
})
