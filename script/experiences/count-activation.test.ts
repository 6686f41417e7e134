import { expect, test } from 'vitest'
import { aJar } from '../testing/a-jar.ts'
import { anExperience } from '../testing/an-experience.ts'
import { countActivation } from './count-activation.ts'
import { started } from './testing/started.ts'

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
  countActivation(jar, 'shop.test', 'offers')
  expect(jar.writes).toEqual([{ name: 'qb_activations', value: after, domain: 'shop.test', lifeMs: 31_536_000_000 }])
})

test('an id with the separators in it is told apart', () => {
  const jar = aJar()
  for (const id of ['a=b|c', 'a', 'a=b|c']) countActivation(jar, 'shop.test', id)
  expect(jar.cookies.get('qb_activations')).toBe('a%3Db%7Cc=2|a=1')
})

test('each execution of an experience on each view counts', async () => {
  const run = await started(['one', 'two'].map((experimentId) => anExperience({ experimentId })))
  await run.view()
  await run.view()
  expect(run.page.jar.cookies.get('qb_activations')).toBe('one=2|two=2')
})
