import { expect, test, vi } from 'vitest'
import type { Flag } from '../../../contract/flags.ts'
import { runSteps } from '../../startup/run-steps.ts'
import { steps } from '../../startup/steps.ts'
import { aRun } from '../../testing/a-run.ts'
import { type ConsentState, createConsent } from '../../visitor/consent/consent.ts'
import { guardPage } from '../../visitor/consent/guard.ts'

async function ordering(
  ids: string[],
  {
    flags,
    status = 200,
    adopts,
    answers = ['granted'],
  }: { flags?: Partial<Record<Flag, boolean>>; status?: number; adopts?: string; answers?: ConsentState[] } = {},
) {
  const consent = createConsent(answers[0])
  const unguarded = aRun({ config: { flags }, reply: () => ({ status, text: '{}' }), consent })
  const run = { ...unguarded, page: { ...unguarded.page, ...guardPage(unguarded.page, consent) } }
  await runSteps(steps, run)
  run.bus?.uv.emit('ecView', { type: 'checkout' })
  if (adopts) run.cookies?.change({ permanent: { visitorId: adopts } })
  for (const id of ids) {
    run.bus?.uv.emit('ecBasketTransactionSummary', { transaction: { id } })
    await run.page.clock.pass(100)
  }
  await vi.dynamicImportSettled()
  for (const answer of answers) consent.set(answer)
  return { run, announcements: run.page.requests.filter(({ url }) => url.includes('/qfn')) }
}

test('[PL-17] each new transaction is announced with the visitor id, and a known one is not', async () => {
  const { run, announcements } = await ordering(['A', 'A', 'B'])
  expect(announcements.map(({ method, url, body }) => [method, url, JSON.parse(String(body))])).toEqual(
    Array(2).fill(['POST', 'https://collect.test/qfn/conversion', { visitorId: run.visitorId }]),
  )
})

test('[PL-17] a transaction is announced with the id that the page has taken over meanwhile', async () => {
  const { announcements } = await ordering(['A'], { adopts: 'visitor-of-another-tab' })
  expect(announcements.map(({ body }) => JSON.parse(String(body)))).toEqual([{ visitorId: 'visitor-of-another-tab' }])
})

test.each<[ConsentState[], number]>([
  [['pending', 'granted'], 1],
  [['pending'], 0],
  [['pending', 'denied', 'granted'], 0],
])('[PL-17, BC-02] with consent %j a transaction of the page is announced %i times', async (answers, times) => {
  expect((await ordering(['A'], { answers })).announcements).toHaveLength(times)
})

test('[PL-17] with the flag qfn off no transaction is announced', async () => {
  expect((await ordering(['A'], { flags: { qfn: false } })).announcements).toEqual([])
})

test('a failed announcement only logs a warning', async () => {
  const { run, announcements } = await ordering(['A'], { status: 500 })
  expect(announcements).toHaveLength(1)
  expect(run.log.lines).toContainEqual(
    expect.objectContaining({
      level: 'warn',
      message: 'Error: POST https://collect.test/qfn/conversion failed: status 500',
    }),
  )
})
