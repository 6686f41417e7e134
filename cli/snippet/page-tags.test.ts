import { createHash } from 'node:crypto'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import type { SiteConfig } from '../../catalogue/define-site.ts'
import type { PageType } from '../../contract/shop-events.ts'
import { preloadOf } from '../build/files-of-page.ts'
import { aSite } from '../testing/a-site.ts'
import { pageTag, pageTags, tagText } from './page-tags.ts'
import { roomOfSite } from './room-of-site.ts'
import { segmentStub, stub } from './snippet.ts'

const now = Date.UTC(2026, 5, 1)

function rowsOf(change: object, site: Partial<SiteConfig> = {}) {
  const [offers] = aSite().experiences
  return roomOfSite(aSite({ experiences: [{ ...offers, ...change } as never], ...site }), 'home', now).settings.rows
}

test("space is reserved for the visitors that the experience's own conditions describe", () => {
  expect(rowsOf({})).toEqual([{ id: 'offers', variation: 'offers-v', around: true }])
  expect(
    rowsOf({
      share: 0.25,
      paths: { include: ['/uk/en'], exclude: ['/uk/en/help'] },
      schedule: { scheduled_start: '2026-07-01T00:00:00Z', scheduled_end: '2026-08-01T00:00:00Z' },
      pausedAt: '2026-07-20T00:00:00Z',
      rules: { page_url: {} },
      exclusion: { group: 'top', share: 0.5, from: 0.5 },
    }),
  ).toEqual([
    {
      id: 'offers',
      variation: 'offers-v',
      around: true,
      share: [0.75, 1],
      group: ['top', 0.5, 1],
      decides: true,
      include: ['/uk/en'],
      exclude: ['/uk/en/help'],
      start: Date.UTC(2026, 6, 1),
      end: Date.UTC(2026, 6, 20),
    },
  ])
})

test('[BD-04] where the visitor is asked first, what calls a service reserves space for those who have agreed before', () => {
  const room = [{ selector: '.for-you', css: 'min-height: 40px' }]
  const own = { template: undefined, content: undefined, code: import.meta.url, room }
  const consentsOf = (consent: SiteConfig['consent'], callsService = true) =>
    rowsOf({ ...own, callsService }, { consent }).map(({ consents }) => consents)
  expect(consentsOf(undefined)).toEqual([undefined])
  expect(consentsOf('granted')).toEqual([undefined])
  expect(consentsOf('tcf')).toEqual([true])
  expect(consentsOf('pending')).toEqual([true])
  expect(consentsOf('pending', false)).toEqual([undefined])
})

test('each variation reserves space for its own content, and the control none', () => {
  const variations = [
    { id: 'a', share: 0.5 },
    { id: 'b', share: 0.3, content: { messages: [{ title: 'Welcome back' }] } },
  ]
  const site = aSite({ experiences: [{ ...aSite().experiences[0], variations } as never] })
  const { settings, styles } = roomOfSite(site, 'home', now)
  expect(settings.rows.map(({ variation }) => variation)).toEqual(['offers-a', 'offers-b'])
  expect(settings.rows.map(({ share }) => share?.map((bound) => Math.round(bound * 10)))).toEqual([
    [2, 7],
    [7, 10],
  ])
  expect(styles).toMatch(/~=r0\][^}]*"Hello".*~=r1\][^}]*"Welcome back"/)
})

test('no space is reserved for an experience that is paused, over, on other pages or shows nothing', () => {
  expect(rowsOf({ pausedAt: '2026-05-01T00:00:00Z' })).toEqual([])
  expect(rowsOf({ schedule: { scheduled_end: '2026-05-01T00:00:00Z' } })).toEqual([])
  expect(rowsOf({ content: { messages: [] } })).toEqual([])
  expect(rowsOf({ content: { messages: [{ title: ' ' }] } })).toEqual([])
  expect(roomOfSite(aSite(), 'checkout', now)).toEqual({ settings: { rows: [] }, styles: '' })
  expect(rowsOf({}, { anchors: {} })).toHaveLength(1)
})

test('a page without reserved space has only the stub, any other also the guard, each with its hash', async () => {
  const tags = await pageTags(aSite(), now)
  expect(tags.checkout.scripts).toEqual([`${stub};window.instep.page="checkout"`])
  expect(tags.checkout.style).toBe('')
  const { scripts, style, hashes } = tags.home
  expect(scripts).toHaveLength(2)
  const hash = (text = '') => `sha256-${createHash('sha256').update(text).digest('base64')}`
  expect(hashes).toEqual({ style: hash(style), scripts: scripts.map((script) => hash(script)) })
})

test('[BU-05] only the tag of a site that reads Segment listens to its library', async () => {
  const { checkout } = await pageTags(aSite({ sources: { segment: true } }), now)
  expect(checkout.scripts).toEqual([`${stub};${segmentStub};window.instep.page="checkout"`])
})

test('the tag of a page type sets the page type before anything is published', async () => {
  const { scripts } = await pageTag(aSite(), 'basket', now)
  const window: { instep?: { page?: string; consent?: unknown }; uv?: unknown } = {}
  runInNewContext(scripts[0] ?? '', { window, location: {}, document: {} })
  expect(window.instep?.page).toBe('basket')
  expect(window.instep?.consent).toBeTypeOf('function')
  expect(window.uv).toBeDefined()
})

test('[BD-04] the printed guard applies its row on the page, and fits into the head of any page', async () => {
  const site = aSite({ experiences: [{ ...aSite().experiences[0], paths: { include: ['/uk</script>'] } } as never] })
  const tag = await pageTag(site, 'home', now)
  const names: Record<string, string> = {}
  const document = {
    cookie: '',
    readyState: 'loading',
    addEventListener() {},
    documentElement: { setAttribute: (name: string, value: string) => Object.assign(names, { [name]: value }) },
  }
  const window = { document, navigator: { userAgent: '' }, addEventListener() {} }
  const located = { ...window, location: { href: 'https://shop.test/uk</script>/' } }
  runInNewContext(tag.scripts[1] ?? '', { window: located, setTimeout() {}, TextEncoder, Date, RegExp })
  expect(names).toEqual({ 'data-instep': 'r0 h0', 'data-instep-around': 'r0 h0' })
  expect(tagText(tag, '/instep.js').match(/<\/?(?:style|script)/g)).toEqual([
    ...['<style', '</style', '<script', '</script', '<script', '</script', '<script', '</script'],
  ])
})

test('in a sandboxed frame, where reading cookies throws, the printed guard throws nothing into the page', async () => {
  const tag = await pageTag(aSite(), 'home', now)
  const document = Object.defineProperty({ documentElement: {} }, 'cookie', {
    get() {
      throw new DOMException('The document is sandboxed', 'SecurityError')
    },
  })
  const window = { document, navigator: { userAgent: '' }, location: { href: 'https://shop.test/' } }
  expect(() => runInNewContext(tag.scripts[1] ?? '', { window, Date, RegExp })).not.toThrow()
})

test('the tag of a built site lists the files that pages of its type load beside the script', async () => {
  const places = (pages: PageType[], include?: string[]) => [{ pages, ...(include && { paths: { include } }) }]
  const list = {
    always: ['every-page-1.js'],
    pages: [
      { places: places(['home', 'product']), files: ['kit-2.js', 'experiences-a-3.js'], experiences: ['a'] },
      { places: places(['home'], ['/uk/']), files: ['kit-2.js', 'experience-b-4.js'], experiences: ['b'] },
      { places: places(['basket']), files: ['experience-c-5.js'], experiences: ['c'] },
    ],
    words: { fr: 'fr-6.js', 'fr-ca': 'fr-ca-7.js' },
    placements: [
      { id: 'anywhere', files: ['placed-5.js'] },
      { id: 'uk', triggers: { pageUrl: { op: 'match' as const, values: ['/uk/'] } }, files: ['placed-uk-6.js'] },
      { id: 'bag', triggers: { pageType: { op: 'in' as const, values: ['basket'] } }, files: ['placed-bag-7.js'] },
    ],
  }
  const tags = await pageTags(aSite(), now, list)
  expect(tags.home.preload).toEqual(['every-page-1.js', 'kit-2.js', 'experiences-a-3.js', 'placed-5.js'])
  expect(tags.help.preload).toEqual(['every-page-1.js', 'placed-5.js'])
  expect(preloadOf(list, 'home', '/uk/')).toEqual([
    ...['every-page-1.js', 'kit-2.js', 'experiences-a-3.js', 'experience-b-4.js', 'placed-5.js', 'placed-uk-6.js'],
  ])
  expect(preloadOf(undefined, 'home')).toEqual([])
  const wordsFor = (language: string) => preloadOf(list, 'basket', '', language).filter((file) => file.startsWith('fr'))
  expect(['en', 'fr', 'fr-BE', 'fr-CA', 'nl'].map(wordsFor)).toEqual([[], ['fr-6.js'], ['fr-6.js'], ['fr-ca-7.js'], []])
  const links = tagText(tags.home, 'https://cdn.test/in/instep.js').match(/<link rel="modulepreload"[^>]+>/g)
  expect(links).toEqual(
    tags.home.preload.map((file) => `<link rel="modulepreload" href="https://cdn.test/in/${file}">`),
  )
})

test('where the page may be changed once the shop has hydrated it, files of the shop come before those that are preloaded', async () => {
  const list = { always: ['every-page-1.js'], pages: [], words: {}, placements: [] }
  const { home } = await pageTags({ ...aSite(), ready: 'html[data-hydrated]' }, now, list)
  expect(home.fetchPriority).toBe('low')
  expect(tagText(home, '/instep/instep.js').match(/<link rel="modulepreload"[^>]+>/g)).toEqual([
    '<link rel="modulepreload" href="/instep/every-page-1.js" fetchpriority="low">',
  ])
})
