import { expect, test } from 'vitest'
import { locales } from '../locales/locale.ts'
import { countryName } from '../locales/names.ts'
import { textsFor } from '../locales/texts.ts'
import { products } from '../products/products.ts'
import { aBrowser } from '../test-data/a-browser.ts'
import { aShop } from '../test-data/a-shop.ts'

const rootOf = ({ country, language }: (typeof locales)[number]) => `/${country}/${language}`
const currencies: Record<string, string> = { uk: 'GBP', us: 'USD', eu: 'EUR', ca: 'CAD' }
const productPath = `product/${products[0]?.productId}`
const samePages = ['', 'shop', 'shop/women', productPath, 'cart', 'search/index?query=norrow', 'account', 'wishlist']
const wordsPages = ['help', 'legal', 'legal/privacy', 'legal/terms']

/** The targets of the footer's choice of country and language. */
function choicesIn(body: string): string[] {
  const [, nav = ''] = /class="footer-countries".*?<ul>(.*?)<\/nav>/s.exec(body) ?? []
  return [...nav.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'))
}

test('[SHOP-01] the eight locales are served, / redirects to /uk/en/, and any other pair is the not-found page', async () => {
  const { open } = aBrowser(aShop())
  expect(locales.map(rootOf)).toEqual(['/uk/en', '/us/en', '/eu/en', '/eu/fr', '/eu/de', '/eu/it', '/ca/en', '/ca/fr'])
  for (const locale of locales) expect((await open(`${rootOf(locale)}/`)).statusCode).toBe(200)
  expect((await open('/')).headers.location).toBe('/uk/en/')
  for (const root of ['/uk/fr', '/us/de', '/ca/it', '/de/de', '/eu/es', '/UK/en', '/xx/yy']) {
    for (const page of ['/', '/shop', '/cart', '/help']) {
      const answer = await open(root + page)
      expect([answer.statusCode, answer.body.includes('data-anchor="noResults"')], root + page).toEqual([404, true])
    }
  }
})

test.each(locales)(
  '[SHOP-02] $country/$language has its currency, language, country names, texts and prices on each page',
  async (locale) => {
    const browser = aBrowser(aShop())
    const texts = textsFor(locale)
    for (const page of [...samePages, ...wordsPages]) {
      const { body } = await browser.open(`${rootOf(locale)}/${page}`)
      expect(body, page).toContain(`<html lang="${locale.tag}"`)
      expect(locale.tag.startsWith(`${locale.language}-`)).toBe(true)
      for (const other of locales) expect(body).toContain(countryName(other, locale).replaceAll("'", '&#x27;'))
      expect(body).toContain(texts.footer.about.replaceAll("'", '&#x27;'))
    }
    expect(locale.currency).toBe(currencies[locale.country])
    const { content } = await browser.read(`${rootOf(locale)}/shop/women`)
    const [card] = content.page === 'category' ? content.cards : []
    const product = products.find(({ productId }) => productId === card?.productId)
    expect(card).toMatchObject({
      colour: product?.colour.name[locale.language],
      price: product?.prices[locale.currency].now,
    })
    const written = new Intl.NumberFormat(locale.tag, { style: 'currency', currency: locale.currency })
    const { body } = await browser.open(`${rootOf(locale)}/shop/women`)
    expect(body).toContain(written.format(card?.price ?? 0))
  },
)

test('[SHOP-94] the footer links to the same page of each other locale, or to its home page if that locale has no such page', async () => {
  const { open } = aBrowser(aShop())
  for (const page of [...samePages, ...wordsPages]) {
    const { body } = await open(`/uk/en/${page}`)
    expect(choicesIn(body), page).toEqual(locales.map((locale) => `${rootOf(locale)}/${page}`))
  }
  for (const href of choicesIn((await open(`/eu/de/${productPath}`)).body)) {
    const { statusCode, body } = await open(href)
    expect([statusCode, body.includes('data-anchor="productTitle"')], href).toEqual([200, true])
  }
  const lost = await open('/eu/fr/nulle/part')
  expect(choicesIn(lost.body)).toEqual(locales.map((locale) => `${rootOf(locale)}/`))
})
