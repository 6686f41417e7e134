import { expect, test } from 'vitest'
import { aJar, type TestJar } from '../testing/a-jar.ts'
import { anExperience } from '../testing/an-experience.ts'
import { countActivation } from './experience-state.ts'
import { startRun } from './testing/started.ts'

function count(jar: TestJar, id: string, isKnown: (id: string) => boolean = () => true): void {
  countActivation({ jar, domain: 'shop.test', isKnown }, id)
}

test.each([
  [undefined, 'offers=1'],
  ['offers=1', 'offers=2'],
  ['other=3', 'other=3|offers=1'],
  ['other=3|offers=9', 'other=3|offers=10'],
  ['offers=many', 'offers=1'],
  ['offers', 'offers=1'],
  ['%E0%A4=1', 'offers=1'],
])('[CK-02] an activation turns the cookie %j into %j', (before, after) => {
  const jar = aJar(before === undefined ? {} : { qb_activations: before })
  count(jar, 'offers')
  expect(jar.writes).toEqual([{ name: 'qb_activations', value: after, domain: 'shop.test', lifeMs: 31_536_000_000 }])
})

test('an id that contains the separators is encoded and counted separately', () => {
  const jar = aJar()
  for (const id of ['a=b|c', 'a', 'a=b|c']) count(jar, id)
  expect(jar.cookies.get('qb_activations')).toBe('a=1|a%3Db%7Cc=2')
})

test('[CK-15] counters of experiences that the site no longer has are dropped', () => {
  const jar = aJar({ qb_activations: 'gone=7|here=2' })
  count(jar, 'offers', (id) => id !== 'gone')
  expect(jar.cookies.get('qb_activations')).toBe('here=2|offers=1')
})

test('every execution of an experience counts, on every view', async () => {
  const run = await startRun(['one', 'two'].map((experimentId) => anExperience({ experimentId })))
  await run.view()
  await run.view()
  expect(run.page.jar.cookies.get('qb_activations')).toBe('one=2|two=2')
})

test('[CK-15] the cookie stays below 2000 characters and keeps the most recently changed counters', () => {
  const jar = aJar()
  const ids = Array.from({ length: 100 }, (_, at) => `experience-${at}`.padEnd(36, 'x'))
  for (const id of ids) count(jar, id)
  count(jar, ids[70] as string)
  const text = jar.cookies.get('qb_activations') ?? ''
  expect(`qb_activations=${text}`.length).toBeLessThan(2000)
  expect(text.split('|').slice(-2)).toEqual([`${ids[99]}=1`, `${ids[70]}=2`])
  expect(text.split('|').length).toBeGreaterThan(40)
})
