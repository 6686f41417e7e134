import { expect, onTestFinished, test } from 'vitest'
import { keepCookiesInPage } from './page-cookies.ts'

/** Writes a cookie of the browser. */
function storeText(text: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: what it does with a text is compared
  document.cookie = text
}

/** Opens a document with cookies of its own, and forgets those of the browser with the test. */
function aPageWithCookies(): Document {
  const page = {} as Document
  keepCookiesInPage(page)
  onTestFinished(() => {
    for (const each of document.cookie.split('; ')) storeText(`${each.split('=', 1)[0]}=; Max-Age=0`)
  })
  return page
}

const yesterday = new Date(Date.now() - 24 * 60 * 60 * 1000).toUTCString()
const tomorrow = new Date(Date.now() + 24 * 60 * 60 * 1000).toUTCString()

test.each([
  ['names and values', ['a=1', 'b=x=y', ' c = d ', 'e=', 'a=2', 'b=x=y']],
  ['lives that end', ['a=1', 'b=2; Max-Age=60', 'a=; Max-Age=0', 'b=3; Max-Age=-1', `c=4; Expires=${tomorrow}`]],
  ['dates', [`a=1; Expires=${yesterday}`, `b=1; Expires=${yesterday}; Max-Age=60`, 'c=1', `c=2; expires=${yesterday}`]],
  [
    'paths',
    ['a=root; Path=/', 'a=deep; Path=/uk/en', 'a=own', 'b=other; Path=/de', 'c=part; Path=/u', 'd=1; Path=/uk/'],
  ],
  [
    'the script’s own',
    ['_t=id; Path=/; Max-Age=99; SameSite=Lax', '_t=other; Path=/; Max-Age=99', '_u=; Path=/; Max-Age=0'],
  ],
  ['domains', [`a=1; Domain=${location.hostname}`, 'b=2; Domain=shop.test', 'c=3; Domain=.shop.test']],
  ['sizes', [`a=${'x'.repeat(4095)}`, `b=${'x'.repeat(4096)}`, 'c=1']],
])('cookies of a page are those that the browser has of the same texts: %s', (_, texts) => {
  const page = aPageWithCookies()
  for (const text of texts) {
    page.cookie = text
    storeText(text)
    expect(page.cookie, text).toBe(document.cookie)
  }
})
