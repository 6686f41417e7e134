/// <reference types="vite/types/importMeta.d.ts" />
import { expect, test, vi } from 'vitest'
import { aLeaf, anIndex } from '../segments/testing/an-index.ts'
import { aPlacement } from '../testing/a-placement.ts'
import { aRun } from '../testing/a-run.ts'
import { anExperience } from '../testing/an-experience.ts'
import { runSteps } from './run-steps.ts'
import { steps } from './steps.ts'

const email = 'mara.lind@example.com'
const person = { email, firstName: 'Mara', lastName: 'Lind', username: 'mlind77' }

/** Runs a visit of a customer whose personal data the shop emits, with all parts of the script active. */
async function aCustomersVisit() {
  const run = aRun({
    config: { segments: anIndex({ seen: aLeaf({ segments: ['lookers'] }) }), flags: { compression: false } },
    experiences: [anExperience()],
    placements: [aPlacement()],
    reply: ({ url }) => ({
      status: 200,
      text: url.endsWith('/graphql')
        ? '{"data":{"placementContent":{"content":1}}}'
        : '{"status":{"code":200},"rejected":[],"history":{}}',
    }),
  })
  run.page.uv().q = [
    ['emit', ['ecView', { type: 'account' }]],
    ['emit', ['ecUser', { user: { id: 'c-1', ...person } }]],
    ['emit', ['ecProduct', { product: { productId: 'p' }, eventType: 'detail' }]],
  ]
  await runSteps(steps, run)
  await vi.dynamicImportSettled()
  await run.page.clock.pass(100)
  await vi.dynamicImportSettled()
  await run.page.clock.pass(10_000)
  run.cookies?.save()
  return run
}

const says = (text: string) => Object.values(person).filter((word) => text.includes(word))

test('[PO-18] personal data of a customer is only in the user event of the shop, and in no other event, request, cookie or storage', async () => {
  const { page } = await aCustomersVisit()
  const events = page.requests
    .filter(({ url }) => url.includes('/events/'))
    .flatMap(({ body }) => JSON.parse(String(body)) as { meta: { type: string } }[])
  const personal = events.filter((event) => says(JSON.stringify(event)).length > 0)
  expect(personal.map(({ meta }) => meta.type)).toEqual(['ecUser'])
  expect(says(JSON.stringify(personal))).toEqual(Object.values(person))
  const others = page.requests.filter(({ url }) => !url.includes('/events/'))
  expect(others.map(({ url }) => new URL(url).pathname)).toContain('/graphql')
  for (const { url, body, headers } of others) expect(says(JSON.stringify([url, headers, String(body)]))).toEqual([])
  for (const name of page.jar.names()) expect(says(page.jar.values(name).map(decodeURIComponent).join())).toEqual([])
  for (const key of page.storage?.keys() ?? [])
    if (!key.startsWith('qb_queue:')) expect(says(page.storage?.get(key) ?? '')).toEqual([])
})

test('[PO-18] the script has no roles, accounts, passwords or routes of its own', () => {
  const sources = Object.entries(
    import.meta.glob<string>(['../**/*.ts', '!../**/*.test.ts', '!../testing/**', '!../**/testing/**'], {
      query: '?raw',
      import: 'default',
      eager: true,
    }),
  ).map(([path, text]) => [path, text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')] as const)
  expect(sources.length).toBeGreaterThan(200)
  const words = /\b(?:roles?|isAdmin|password|signIn|logIn|login|createRouter)\b|history\.(?:push|replace)State\(/
  expect(sources.flatMap(([path, text]) => words.exec(text)?.map((word) => `${path}: ${word}`) ?? [])).toEqual([])
})
