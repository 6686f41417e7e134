import { expect, test } from 'vitest'
import { configText, noteCounts, openDraft, pagesWith } from './draft.ts'

/** Returns a storage that keeps texts, as the browser's does. */
function aStorage(initial?: string) {
  let text: string | null = initial ?? null
  return {
    getItem: () => text,
    setItem(_: string, value: string) {
      text = value
    },
  }
}

test('a draft is kept for the pages of a tab', () => {
  const storage = aStorage()
  openDraft(() => storage).write({ selectors: { addToBag: '.buy' }, pages: [] })
  expect(openDraft(() => storage).read().selectors).toEqual({ addToBag: '.buy' })
})

test.each(['', '7', '{"selectors":7,"pages":[{}]}', '{"selectors":{"nothing":"x","addToBag":7}}', 'null'])(
  'the stored text %j gives an empty draft',
  (text) => {
    expect(openDraft(() => aStorage(text)).read()).toEqual({ selectors: {}, pages: [] })
  },
)

test('without session storage a draft lasts for the page', () => {
  const kept = openDraft(() => {
    throw new Error('forbidden')
  })
  kept.write({ selectors: { footer: 'footer' }, pages: [] })
  expect(kept.read().selectors).toEqual({ footer: 'footer' })
})

test('a selector tells on which other pages it has matches, with the newest count of each', () => {
  let draft = noteCounts({ selectors: {}, pages: [] }, '/tea', { '.card': 24 })
  draft = noteCounts(draft, '/tea/assam', { '.buy': 1 })
  draft = noteCounts(draft, '/tea', { '.card': 12 })
  expect(pagesWith(draft, '.card', '/')).toEqual([{ path: '/tea', count: 12 }])
  expect(pagesWith(draft, '.card', '/tea')).toEqual([])
})

test('no more than 12 pages are remembered', () => {
  let draft = { selectors: {}, pages: [] as { path: string; counts: Record<string, number> }[] } as ReturnType<
    typeof noteCounts
  >
  for (let at = 0; at < 20; at += 1) draft = noteCounts(draft, `/${at}`, { a: 1 })
  expect(draft.pages.map(({ path }) => path)).toEqual(Array.from({ length: 12 }, (_, at) => `/${at + 8}`))
})

test('the configuration is code that has the selectors, whatever quotes they contain', async () => {
  const selectors = { addToBag: `[name="add"]`, header: `[title='a']`, footer: '.a\\:b' }
  const text = configText(selectors)
  const read = new Function(`return {${text}}`)() as { anchors: object }
  expect(read.anchors).toEqual(selectors)
})
