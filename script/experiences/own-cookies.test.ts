import { expect, test } from 'vitest'
import { limits } from '../limits.ts'
import { aJar } from '../testing/a-jar.ts'
import { listName } from '../visitor/consent/own-names.ts'
import { cookiesOf } from './own-storage.ts'

/** Creates the cookies of an experience in a browser with the given ones. */
function someCookies(known: Record<string, string> = {}) {
  const jar = aJar(known)
  return { jar, cookies: cookiesOf(jar, 'shop.test', 'www.shop.test'), listed: () => jar.values(listName)[0] }
}

test('[BC-02] cookies that an experience writes are listed in a cookie on the cookie domain, with the longest lifetime', () => {
  const { jar, cookies, listed } = someCookies()
  cookies.set('size', '38', { domain: 'www.shop.test', lifeMs: 1000 })
  cookies.set('seen:it', 'a b')
  expect(listed()).toBe('size:seen%3Ait')
  expect(cookies.get('seen:it')).toBe('a b')
  const lists = jar.writes.filter(({ name }) => name === listName)
  expect(lists.map(({ domain, lifeMs }) => [domain, lifeMs])).toEqual([
    ['shop.test', limits.permanentLifeMs],
    ['shop.test', limits.permanentLifeMs],
  ])
  // The list is written first, so that a page that is killed in between leaves no unlisted cookie.
  expect(jar.writes.map(({ name }) => name)).toEqual([listName, 'size', listName, 'seen:it'])
})

test('[BC-02] the list is written again with each value, so that it lasts as long as the listed cookies', () => {
  const { jar, cookies, listed } = someCookies()
  cookies.set('size', '38')
  cookies.set('size', '39')
  expect(listed()).toBe('size')
  expect(jar.writes.filter(({ name }) => name === listName)).toHaveLength(2)
})

test('[BC-02] a cookie that existed before belongs to the shop and is not listed, nor is one with the prefix of the script', () => {
  const { cookies, listed } = someCookies({ basket: '1' })
  cookies.set('basket', '2')
  cookies.set('qb_popup', '1')
  expect([cookies.get('basket'), listed()]).toEqual(['2', undefined])
})

test('[BC-02] removing a cookie with a lifetime of 0 lists nothing', () => {
  const { cookies, listed } = someCookies()
  cookies.set('size', '', { lifeMs: 0 })
  expect(listed()).toBe(undefined)
})
