import { expect, test } from 'vitest'
import { limits } from '../limits.ts'
import { aTracker } from '../testing/a-tracker.ts'
import { toPlain } from './to-plain.ts'

const many = (count: number) => Array.from({ length: count }, (_, index) => index)

test.each([['products'], ['productIds'], ['items'], ['skus']])(
  '[EV-16] the first 100 entries of the list %s are kept, at any depth',
  (name) => {
    const event = { [name]: many(101), within: { list: [{ [name]: many(250) }] }, short: many(3) }
    expect(toPlain(event, () => {})).toEqual({
      [name]: many(100),
      within: { list: [{ [name]: many(100) }] },
      short: many(3),
    })
  },
)

test('[EV-16] exactly 100 entries are all kept, and so are lists under other keys', () => {
  const event = { products: many(100), images: many(150), none: null, text: 'x' }
  expect(toPlain(event, () => {})).toEqual(event)
})

test('a date, an address or any value with a toJSON is replaced by its result, and an invalid date by null', () => {
  const date = new Date('2026-02-03T04:05:06Z')
  const price = { amount: 5, toJSON: () => ({ value: 5, inner: { date } }) }
  expect(
    toPlain({ date, url: new URL('https://shop.test/a'), price, no: new Date(Number.NaN), list: [date] }, () => {}),
  ).toEqual({
    date: '2026-02-03T04:05:06.000Z',
    url: 'https://shop.test/a',
    no: null,
    list: ['2026-02-03T04:05:06.000Z'],
    price: { value: 5, inner: { date: '2026-02-03T04:05:06.000Z' } },
  })
})

test('a field that JSON cannot represent is left out and reported, and an object in two places is copied twice', () => {
  const lost: string[] = []
  const product: Record<string, unknown> = { productId: 'p', price: { value: 5n } }
  product.self = { product }
  const image = { src: 'a.jpg' }
  const fails = {
    toJSON() {
      throw new Error('it broke')
    },
  }
  expect(toPlain({ product, images: [image, image], fails, name: 'x' }, (problem) => lost.push(problem))).toEqual({
    product: { productId: 'p', price: {}, self: {} },
    images: [image, image],
    name: 'x',
  })
  expect(lost).toEqual([
    'product.price.value cannot be sent: it is a bigint',
    'product.self.product cannot be sent: it has no end',
    'fails cannot be sent: Error: it broke',
  ])
})

test('[EV-16] a field that cannot be read affects no other field, and a toJSON of the event itself is not called, also later', () => {
  const lost: string[] = []
  const broken = {
    get price() {
      throw new Error('it broke')
    },
    name: 'x',
  }
  const toJSON = () => 'something else'
  const plain = toPlain({ product: broken, list: [broken], toJSON }, (problem) => lost.push(problem))
  expect(JSON.parse(JSON.stringify(plain))).toEqual({ product: { name: 'x' }, list: [{ name: 'x' }] })
  expect(lost).toEqual([
    'product.price cannot be sent: Error: it broke',
    'list.0.price cannot be sent: Error: it broke',
  ])
})

test('[EV-16] the result of a toJSON is treated like the field itself: lists are cut and lost fields are reported', () => {
  const lost: string[] = []
  const items = { toJSON: () => many(101) }
  const price = { toJSON: () => 5n }
  expect(toPlain({ items, price }, (problem) => lost.push(problem))).toEqual({ items: many(100) })
  expect(lost).toEqual(['price cannot be sent: it is a bigint'])
})

test('[EV-16] what is nested too deep for the service is left out and reported at once, and the other fields are kept', () => {
  let deep: unknown = 'end'
  for (let depth = 0; depth < 20_000; depth++) deep = { deep }
  const lost: string[] = []
  const plain = toPlain({ deep, name: 'x' }, (problem) => lost.push(problem))
  expect(plain).toMatchObject({ name: 'x' })
  const levels = JSON.stringify(plain).split('{').length - 1
  expect(levels).toBe(33)
  expect(lost).toEqual([`${Array(33).fill('deep').join('.')} cannot be sent: it has no end`])
})

test('[EV-16] of a structure in which everything leads to everything, as elements of a page do, a bounded part is kept', () => {
  const nodes = many(30).map((id) => ({ id, others: {} as object }))
  for (const node of nodes) node.others = { ...nodes }
  const lost: string[] = []
  const plain = toPlain({ node: nodes[0], name: 'x', product: { id: 'p' } }, (problem) => lost.push(problem))
  expect(plain).toMatchObject({ node: { id: 0 }, name: 'x' })
  expect(JSON.stringify(plain).split('{').length).toBeLessThan(limits.eventObjects)
  expect(lost.length).toBeLessThan(limits.eventObjects)
  expect(lost.at(-1)).toContain('it has no end')
})

test('[EV-16] a hundred products with all their fields are within the limits', () => {
  const product = (id: number) => ({
    id,
    price: { value: 1 },
    originalPrice: { value: 2 },
    images: ['a'],
    categories: ['b'],
    sizes: many(30).map((size) => ({ size, stock: 1 })),
  })
  const event = { products: many(100).map(product), items: many(100).map((id) => ({ product: product(id) })) }
  expect(toPlain(event, (problem) => expect(problem).toBe(undefined))).toEqual(event)
})

test('[VI-03, EV-16] a view with a field that cannot be sent is counted and sent without the field, which is reported', () => {
  const { uv, queued, cookies, log } = aTracker()
  const cyclic: Record<string, unknown> = { n: 1 }
  cyclic.self = cyclic
  uv.emit('ecView', { type: 'home', at: new Date(0), big: 7n, cyclic })
  uv.emit('ecUser', { user: { id: 'u' } })
  const [first] = queued.filter(({ meta }) => meta.type === 'ecView')
  expect(first).toMatchObject({ type: 'home', at: '1970-01-01T00:00:00.000Z', cyclic: { n: 1 } })
  expect(JSON.parse(JSON.stringify(first))).not.toHaveProperty('big')
  expect(cookies.permanent.viewNumber).toBe(1)
  expect(queued.filter(({ code }) => code === 'field').map(({ message }) => message)).toEqual([
    'ecView: big cannot be sent: it is a bigint',
    'ecView: cyclic.self cannot be sent: it has no end',
  ])
  expect(log.lines.map(({ level }) => level)).toEqual(['warn', 'warn'])
  expect(queued.at(-1)?.meta.type).toBe('ecUser')
})
