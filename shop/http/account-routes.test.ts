import { expect, test } from 'vitest'
import { locales } from '../locales/locale.ts'
import { textsFor } from '../locales/texts.ts'
import { aBrowser } from '../test-data/a-browser.ts'
import { aShop } from '../test-data/a-shop.ts'

test.each(locales)(
  '[SHOP-11] $country/$language has an account page with log in and log out, help with delivery and returns, and legal pages',
  async (locale) => {
    const root = `/${locale.country}/${locale.language}`
    const browser = aBrowser(aShop())
    const texts = textsFor(locale)
    expect((await browser.read(`${root}/account`)).type).toBe('account')
    expect((await browser.open(`${root}/account`)).body).toContain(`action="${root}/account/login"`)
    await browser.post(`${root}/account/login`, {}, 'text/html')
    expect((await browser.open(`${root}/account`)).body).toContain(`action="${root}/account/logout"`)
    const help = await browser.open(`${root}/help`)
    expect((await browser.read(`${root}/help`)).type).toBe('help')
    const { delivery, returns } = texts.help.sections('0')
    for (const text of [delivery.title, returns.title, ...returns.paragraphs]) expect(help.body).toContain(text)
    for (const page of ['legal', 'legal/privacy', 'legal/terms']) {
      expect((await browser.open(`${root}/${page}`)).statusCode).toBe(200)
      expect((await browser.read(`${root}/${page}`)).type).toBe('other')
    }
  },
)

test('logging in sets only a flag, for the whole shop, and logging out removes it', async () => {
  const browser = aBrowser(aShop())
  const answer = await browser.post('/uk/en/account/login', { name: 'Somebody' }, 'text/html')
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/uk/en/account'])
  expect(answer.headers['set-cookie']).toMatch(/^demo_visitor=1; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/)
  expect((await browser.read('/eu/de/')).loggedIn).toBe(true)
  await browser.post('/eu/de/account/logout', {}, 'text/html')
  expect((await browser.read('/uk/en/')).loggedIn).toBe(false)
})

test('an unknown locale has no account page', async () => {
  expect((await aBrowser(aShop()).post('/uk/xx/account/login', {})).statusCode).toBe(404)
})
