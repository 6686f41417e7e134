import { expect, onTestFinished, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { aFeedItem } from '../../testing/a-feed-item.ts'
import { aPage } from '../../testing/a-page.ts'
import { anyExposure } from '../../testing/any-exposure.ts'
import carouselStyle from '../carousel/carousel.css?inline'
import { Carousel } from '../carousel/carousel.tsx'
import { addStyles } from '../change/add-styles.ts'
import { drawAt } from '../draw/draw.tsx'
import type { CardItem } from './card-item.ts'
import cardStyle from './product-card.css?inline'
import { ProductCard } from './product-card.tsx'
import { recommendationCards } from './recommendation-cards.ts'

const [picture, second] = ['/catalogue/testing/icon.svg', '/catalogue/testing/icon.svg?2']

function aCard(card: Partial<CardItem> = {}): CardItem {
  return { id: 'a', name: 'Ember 7', url: '/uk/en/product/a', images: [picture], price: '£120.00', was: '', ...card }
}

/** Cards in a carousel of two per view on a page 400 px wide. */
function shown(...cards: CardItem[]): HTMLElement[] {
  const [main] = aPage('<main style="width: 400px"></main>').children
  const undos: (() => void)[] = []
  const ended = new AbortController()
  const scope = {
    signal: ended.signal,
    onRemove: (undo: () => void) => void undos.push(undo),
    mayRestore: () => true,
    exposure: anyExposure,
  }
  onTestFinished(() => {
    ended.abort()
    for (const undo of undos.reverse()) undo()
  })
  addStyles(scope, carouselStyle + cardStyle)
  const slides = cards.map((card) => ({ key: card.id, content: <ProductCard item={card} /> }))
  const host = document.createElement('div')
  drawAt(scope, { host, where: 'append', reference: main as Element }).show(
    <Carousel headline="Shoes" slides={slides} perView={{ usual: 2 }} gap={5} />,
  )
  return [...document.querySelectorAll<HTMLElement>('.instep-card')]
}

const imageOf = (card: HTMLElement | undefined) => card?.querySelector('img')?.getAttribute('src')

test('[SHR-05.1] a card shows first image, name and price; image and name are one link to the item', () => {
  const [card] = shown(aCard())
  const links = card?.querySelectorAll('a') ?? []
  expect(links).toHaveLength(1)
  expect(links[0]?.getAttribute('href')).toBe('/uk/en/product/a')
  expect(links[0]?.textContent).toBe('Ember 7')
  expect(links[0]?.querySelector('img')?.alt).toBe('Ember 7')
  expect(imageOf(card)).toBe(picture)
  expect(card?.querySelector('.instep-card-price')?.textContent).toBe('£120.00')
  expect(card?.querySelector('s')).toBe(null)
})

test('[SHR-05.2] a second image stands in while the pointer is over the card or focus in it', async () => {
  const [two, one] = shown(aCard({ images: [picture, second] }), aCard({ id: 'b' }))
  await userEvent.hover(two as HTMLElement)
  await expect.poll(() => imageOf(two)).toBe(second)
  await userEvent.hover(one as HTMLElement)
  await expect.poll(() => imageOf(two)).toBe(picture)
  expect(imageOf(one)).toBe(picture)
  two?.querySelector('a')?.focus()
  await expect.poll(() => imageOf(two)).toBe(second)
  one?.querySelector('a')?.focus()
  await expect.poll(() => imageOf(two)).toBe(picture)
  expect(imageOf(one)).toBe(picture)
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: false } as MediaQueryList) // a touch screen
  two?.querySelector('a')?.focus()
  await userEvent.hover(two as HTMLElement)
  expect(imageOf(two)).toBe(picture)
  vi.restoreAllMocks()
})

test('[SHR-05.3] a discounted card has the unit price struck through, then the sale price, with Was and Now to hear', () => {
  const [item] = recommendationCards([aFeedItem({}, { unit_sale_price: 90 })], { warn() {} })
  const [card] = shown(item as CardItem)
  const price = card?.querySelector('.instep-card-price')
  expect(price?.textContent).toBe('Was £120.00 Now £90.00')
  expect(price?.firstElementChild?.textContent).toBe('Was £120.00')
  expect(getComputedStyle(price?.firstElementChild as Element).textDecorationLine).toBe('line-through')
  const heard = [...(price?.querySelectorAll<HTMLElement>('.instep-card-hidden') ?? [])]
  expect(heard.map(({ textContent }) => textContent)).toEqual(['Was ', 'Now '])
  expect(heard.map(({ offsetWidth }) => offsetWidth)).toEqual([1, 1])
})

test('[SHR-05.5] an undefined item is skipped with a console line, one without url or name too, one without image has an empty square', async () => {
  const lines: string[] = []
  const items = [
    ...[undefined, aFeedItem({ id: 'x' }, { url: '' }), aFeedItem({ id: 'y' }, { name: undefined })],
    ...[aFeedItem({ id: 'a' }, { images: [] }), aFeedItem({ id: 'b' })],
  ]
  const [bare, other] = shown(...recommendationCards(items, { warn: (line) => void lines.push(line) }))
  expect(lines).toEqual(['Item is undefined!'])
  expect(document.querySelectorAll('.instep-card')).toHaveLength(2)
  expect([bare?.textContent?.includes('Shoe a'), imageOf(bare)]).toEqual([true, undefined])
  const sizes = [bare, other].map((card) => {
    const square = card?.querySelector<HTMLElement>('.instep-card-picture')
    return [square?.offsetWidth, square?.offsetHeight]
  })
  expect(sizes[0]).toEqual(sizes[1])
  expect(sizes[0]?.[0]).toBe(sizes[0]?.[1])
})

test('a picture that cannot be loaded is taken out, and the name stays on its square', async () => {
  const [card] = shown(aCard({ images: ['/nowhere.svg'] }))
  await expect.poll(() => imageOf(card)).toBe(undefined)
  expect(card?.querySelector('.instep-card-picture')?.getBoundingClientRect().height).toBeGreaterThan(100)
})

test('[SHR-05.6] a long name has two lines and an ellipsis, is heard in full, and cards of a row have one height', () => {
  const name =
    'Winterstiefel mit Hochschafteinlage und Wasserdichtigkeitsversprechen für Großstadtspaziergänger'.repeat(2)
  const [long, short] = shown(aCard({ name }), aCard({ id: 'b' }))
  const words = long?.querySelector('.instep-card-name') as HTMLElement
  const line = short?.querySelector('.instep-card-name')?.getBoundingClientRect().height ?? 0
  expect(words.getBoundingClientRect().height).toBe(line * 2)
  expect(words.scrollHeight).toBeGreaterThan(words.clientHeight)
  expect(getComputedStyle(words).getPropertyValue('-webkit-line-clamp')).toBe('2')
  expect(words.scrollWidth).toBe(words.clientWidth)
  expect(long?.querySelector('a')?.getAttribute('aria-label')).toBe(name)
  expect(long?.offsetHeight).toBe(short?.offsetHeight)
})

test('prices of any length stay in their card', () => {
  const [card] = shown(aCard({ price: '€123,456,789,000.00', was: '€234,567,890,000.00' }), aCard({ id: 'b' }))
  for (const price of card?.querySelectorAll('s, b') ?? [])
    expect(price.getBoundingClientRect().right).toBeLessThanOrEqual(card?.getBoundingClientRect().right ?? 0)
})

test('[SHR-05.7] the custom properties of a site give form of the picture, weights and the colour of a reduced price', () => {
  const [plain, reduced] = shown(aCard(), aCard({ id: 'b', was: '£150.00' }))
  const styleOf = (card: HTMLElement | undefined, part: string) =>
    getComputedStyle(card?.querySelector(part) as Element)
  expect(styleOf(plain, '.instep-card-picture').aspectRatio).toBe('1 / 1')
  const { style } = document.documentElement
  const own = { shape: '4 / 5', 'name-weight': '600', 'price-weight': '500' }
  for (const [name, value] of Object.entries(own)) style.setProperty(`--instep-card-${name}`, value)
  style.setProperty('--instep-sale-color', 'rgb(179, 38, 30)')
  onTestFinished(() => document.documentElement.removeAttribute('style'))
  expect(styleOf(plain, '.instep-card-picture').aspectRatio).toBe('4 / 5')
  expect([styleOf(plain, '.instep-card-name').fontWeight, styleOf(plain, '.instep-card-price').fontWeight]).toEqual([
    '600',
    '500',
  ])
  const { color, fontWeight } = styleOf(reduced, 'b')
  expect([color, fontWeight]).toEqual(['rgb(179, 38, 30)', '500'])
})
