import { afterAll, beforeAll, expect, test } from 'vitest'
import { aGallery } from '../test-data/a-gallery.ts'

const shop = aGallery({ serviceOrigin: 'http://localhost:1' })
const phone = 'Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1'

beforeAll(() => shop.ready())
afterAll(() => shop.close())

type Cookies = Record<string, string>

/** Opens an experience as a browser, and returns where that leads and its cookies afterwards. */
async function show(path: string, cookies: Cookies = {}, headers: Cookies = {}) {
  const reply = await shop.inject({ url: `/gallery/show/${path}`, cookies, headers })
  const set = Object.fromEntries(reply.cookies.map(({ name, value }) => [name, value]))
  return { status: reply.statusCode, to: String(reply.headers.location), cookies: { ...cookies, ...set } }
}

async function bagOf(cookies: Cookies) {
  const { lines } = (await shop.inject({ url: '/uk/en/cart/contents', cookies })).json()
  return (lines as { sku: string; quantity: number }[]).map(({ sku, quantity }) => `${sku} ${quantity}`)
}

test('[SHOP-104] the link of an experience of the bag fills the bag once, and leads to the page with that experience', async () => {
  const { status, to, cookies } = await show('bag-low-stock')
  expect([status, to]).toEqual([
    303,
    '/eu/de/cart?qb_force=bag-low-stock.bag-low-stock-v&gallery_show=basket%2Flow-stock',
  ])
  expect(await bagOf(cookies)).toEqual(['VIREO-FOREST-37 1'])
  await show('card-padlock', cookies)
  expect(await bagOf(cookies)).toEqual(['VIREO-FOREST-37 1'])
})

test('an experience that needs a cheap bag takes the rest out of it', async () => {
  const { cookies } = await show('bag-low-stock')
  await show('delivery-progress', cookies)
  const bag = await bagOf(cookies)
  expect(bag).toHaveLength(1)
  expect(bag[0]).not.toContain('VIREO')
})

test('the link of an experience for logged-in visitors logs in', async () => {
  expect((await show('log-out-words')).cookies).toMatchObject({ demo_visitor: '1' })
})

test('a popup that was shown is forgotten, so that it is shown again', async () => {
  const { cookies } = await show('clay-popup', { 'qb_clay-popup': '1', 'qb_clay-popup_closed': '3', qb_other: '1' })
  expect(cookies).toMatchObject({ 'qb_clay-popup': '', 'qb_clay-popup_closed': '', qb_other: '1' })
})

test('an experience of what was seen before begins on the first of four products, which lead on to one another', async () => {
  const { to } = await show('home-recently-viewed')
  const { pathname, searchParams } = new URL(to, 'http://shop.test')
  expect(pathname).toBe('/ca/fr/product/wren-soot')
  expect(searchParams.get('qb_force')).toBe('home-recently-viewed.home-recently-viewed-v')
  const next = searchParams.getAll('gallery_next').map((each) => new URL(each, 'http://shop.test'))
  const products = ['cala-tan', 'harbour-navy', 'anouk-lilac'].map((id) => `/ca/fr/product/${id}`)
  expect(next.map((each) => each.pathname)).toEqual([...products, '/ca/fr/'])
  for (const each of next) expect(each.search).toMatch(/^\?qb_force=home-recently-viewed/)
})

test('an experience of phones leads a computer to the phone, and a phone or the frame to the page', async () => {
  expect((await show('film-on-phones')).to).toBe('/gallery/phone?show=%2Fgallery%2Fshow%2Ffilm-on-phones')
  const own: Cookies[] = [{ 'user-agent': phone }, { 'sec-fetch-dest': 'iframe' }]
  for (const headers of own)
    expect((await show('film-on-phones', {}, headers)).to).toMatch(/^\/ca\/en\/\?qb_force=film-on-phones/)
})

test('the control and the live page are prepared in the same way', async () => {
  expect((await show('bag-back?half=control')).to).toMatch(/^\/ca\/en\/cart\?qb_force=bag-back\.bag-back-c&/)
  const { to, cookies } = await show('bag-back?half=live')
  expect(to).toMatch(/^\/ca\/en\/cart\?gallery=bag-back&/)
  expect(await bagOf(cookies)).toEqual(['VIREO-FOREST-37 1'])
})

test('an unknown experience is answered with 404', async () => {
  expect((await show('nothing')).status).toBe(404)
})
