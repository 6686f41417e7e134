import { expect, test } from 'vitest'
import { aClock } from '../testing/a-clock.ts'
import { aJar } from '../testing/a-jar.ts'
import { openCookieStore } from './cookie-store.ts'

function aGeneric({ jar = aJar(), clock = aClock() } = {}) {
  const store = openCookieStore({ jar, domain: 'shop.test', onRepair() {}, onLarge() {}, ...clock })
  return { jar, clock, store, generic: store.generic }
}

test('[CK-10] values are stored by key, across pages', () => {
  const { jar, clock, store, generic } = aGeneric()
  generic.set('a', 'one: two | three = four')
  generic.set('b', '', clock.now() + 1000)
  store.save()
  const next = aGeneric({ jar, clock }).generic
  expect([next.get('a'), next.get('b'), next.get('c')]).toEqual(['one: two | three = four', '', undefined])
  next.remove('a')
  expect(next.get('a')).toBe(undefined)
})

test.each<[string, unknown, unknown, string]>([
  ['', 'v', null, 'the key must be a text without : | ='],
  ['a:b', 'v', null, 'the key must be a text without : | ='],
  ['a|b', 'v', null, 'the key must be a text without : | ='],
  ['a=b', 'v', null, 'the key must be a text without : | ='],
  ['a', 3, null, 'the value must be a text'],
  ['a', 'v', Number.NaN, 'expires must be null or a time in milliseconds'],
  ['a', 'v', 'soon', 'expires must be null or a time in milliseconds'],
])('[CK-10] the key %j with %j and expires %j is refused, and nothing is written', (key, value, expires, rule) => {
  const { generic, store, jar } = aGeneric()
  expect(() => generic.set(key, value as string, expires as number)).toThrow(`Generic cookie, key '${key}': ${rule}`)
  store.save()
  expect(jar.writes).toEqual([])
})

test('[CK-11] an expired key reads as absent and is dropped on the next write; a key with null never expires', async () => {
  const { jar, clock, store, generic } = aGeneric()
  generic.set('short', 'x', clock.now() + 1000)
  generic.set('ever', 'y')
  store.save()
  expect(jar.cookies.get('qb_generic')).toContain('short')
  await clock.pass(1000)
  expect(generic.get('short')).toBe(undefined)
  expect(generic.get('ever')).toBe('y')
  generic.set('more', 'z')
  store.save()
  expect(jar.cookies.get('qb_generic')).not.toContain('short')
  await clock.pass(300 * 24 * 3_600_000)
  expect(generic.get('ever')).toBe('y')
})

test('[CK-21] two tabs keep each other’s keys', () => {
  const jar = aJar()
  const clock = aClock()
  const [one, two] = [aGeneric({ jar, clock }), aGeneric({ jar, clock })]
  one.generic.set('a', '1')
  two.generic.set('b', '2')
  one.store.save()
  two.store.save()
  expect(aGeneric({ jar, clock }).generic.get('a')).toBe('1')
  expect(aGeneric({ jar, clock }).generic.get('b')).toBe('2')
})
