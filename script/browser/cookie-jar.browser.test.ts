import { afterEach, expect, test } from 'vitest'
import { cookiesPersist } from '../cookies/persistence.ts'
import { openCookieJar } from './cookie-jar.ts'
import { readStoredCookies } from './testing/stored-cookies.ts'

const jar = openCookieJar(document)
const domain = location.hostname

afterEach(() => {
  for (const name of ['qb_try', 'qb_test']) jar.write(name, '', { domain, lifeMs: 0 })
})

test('[ST-16] the check passes where cookies persist, and removes its test cookie', () => {
  expect(cookiesPersist(jar, domain, 'fresh')).toBe(true)
  expect(document.cookie).not.toContain('qb_test')
})

test('[ST-16] the test cookie lives one day', () => {
  const writes: [string, number][] = []
  const watched: typeof jar = {
    ...jar,
    write(name, value, options) {
      writes.push([name, options.lifeMs])
      jar.write(name, value, options)
    },
  }
  cookiesPersist(watched, domain, 'fresh')
  expect(writes).toEqual([
    ['qb_test', 86_400_000],
    ['qb_test', 0],
  ])
})

test('[ST-16] a browser that stores no cookies is detected', () => {
  expect(cookiesPersist(jar, 'another-domain.example', 'fresh')).toBe(false)
})

test('a cookie has path /, SameSite=Lax and the lifetime it was given', async () => {
  jar.write('qb_try', 'a:b%20c', { domain, lifeMs: 60_000 })
  expect(jar.values('qb_try')).toEqual(['a:b%20c'])
  const cookie = (await readStoredCookies()).find(({ name }) => name === 'qb_try')
  expect(cookie?.path).toBe('/')
  expect(cookie?.sameSite).toBe('Lax')
  expect(cookie?.expires).toBeGreaterThan(Date.now() + 55_000)
  expect(cookie?.expires).toBeLessThan(Date.now() + 65_000)
})

test('a lifetime of 0 removes a cookie', () => {
  jar.write('qb_try', 'a', { domain, lifeMs: 60_000 })
  jar.write('qb_try', '', { domain, lifeMs: 0 })
  expect(jar.values('qb_try')).toEqual([])
})

test('code that runs in one piece asks the browser once, and again after a write of its own', () => {
  let asked = 0
  const page = {
    location,
    get cookie() {
      asked++
      return document.cookie
    },
    set cookie(text) {
      // biome-ignore lint/suspicious/noDocumentCookie: what the jar writes goes through
      document.cookie = text
    },
  }
  const counted = openCookieJar(page as unknown as Document)
  counted.values('qb_try')
  counted.names()
  expect(asked).toBe(1)
  counted.write('qb_try', 'own', { domain, lifeMs: 60_000 })
  expect(counted.values('qb_try')).toEqual(['own'])
  expect(asked).toBe(2)
})

test('what the page or another tab has written is read by code that runs later', async () => {
  jar.write('qb_try', 'own', { domain, lifeMs: 60_000 })
  expect(jar.values('qb_try')).toEqual(['own'])
  // biome-ignore lint/suspicious/noDocumentCookie: as a page does it
  document.cookie = 'qb_try=theirs; Path=/'
  await Promise.resolve()
  expect(jar.values('qb_try')).toContain('theirs')
})
