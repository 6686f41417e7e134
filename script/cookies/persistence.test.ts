import { expect, test } from 'vitest'
import { aJar } from '../testing/a-jar.ts'
import { cookiesPersist } from './persistence.ts'

test('a test cookie with a lifetime of one day is written, read back and removed', () => {
  const jar = aJar()
  expect(cookiesPersist(jar, 'shop.test', 'fresh')).toBe(true)
  expect(jar.writes).toEqual([
    { name: 'qb_test', value: 'fresh', domain: 'shop.test', lifeMs: 86_400_000 },
    { name: 'qb_test', value: '', domain: 'shop.test', lifeMs: 0 },
  ])
  expect(jar.cookies.size).toBe(0)
})

test('in a browser that drops a cookie, or keeps its older value, cookies do not persist', () => {
  expect(cookiesPersist({ ...aJar(), values: () => [] }, 'shop.test', 'fresh')).toBe(false)
  expect(cookiesPersist({ ...aJar(), values: () => ['stale'] }, 'shop.test', 'fresh')).toBe(false)
})

test('the check does not fail when another tab removes the test cookie at the same moment', () => {
  const jar = aJar()
  let looks = 0
  const disturbed = { ...jar, values: (name: string) => (looks++ === 0 ? [] : jar.values(name)) }
  expect(cookiesPersist(disturbed, 'shop.test', 'fresh')).toBe(true)
  expect(jar.cookies.size).toBe(0)
})
