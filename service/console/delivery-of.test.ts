import { expect, onTestFinished, test, vi } from 'vitest'
import type { StoredErrorReport } from '../errors/error-store.ts'
import { sqliteStorage } from '../storage/sqlite-storage.ts'
import { deliveryOf } from './delivery-of.ts'
import { failureDetail } from './failure-detail.ts'
import type { HourSum } from './traffic-store.ts'

const range = { from: 1000, to: 2000 }
const sum = (measure: HourSum['measure'], total: number, parts: Partial<HourSum> = {}): HourSum => ({
  at: 1000,
  measure,
  detail: '',
  total,
  ...parts,
})
const report = (receivedAt: number, parts: object = {}): StoredErrorReport => ({
  name: 'smartserve',
  receivedAt,
  report: { trackingId: 'shop', message: 'torn', ...parts },
})

const deliveredWith = async (sums: HourSum[], reports: StoredErrorReport[] = []) => {
  const { errors } = sqliteStorage(':memory:')
  await Promise.all(reports.map((each) => errors.keep(each)))
  const storage = { traffic: { sums: async () => sums }, errors }
  return deliveryOf(storage as never, 'shop', range)
}

test('[BN-12] the hours of a measure are added up, and divided by reason, the most frequent first', async () => {
  const sums = [
    sum('accepted', 3),
    sum('accepted', 4, { at: 1500 }),
    sum('crawlers', 2),
    sum('duplicates', 1),
    sum('views', 99),
    sum('refused', 1, { detail: 'a' }),
    sum('refused', 2, { detail: 'b' }),
    sum('refused', 3, { detail: 'a' }),
    sum('lost', 1, { detail: 'too old' }),
    sum('lost', 5, { detail: 'unheard of' }),
  ]
  expect(await deliveredWith(sums)).toEqual({
    accepted: 7,
    crawlers: 2,
    duplicates: 1,
    refused: [
      { reason: 'a', events: 4 },
      { reason: 'b', events: 2 },
    ],
    lost: [
      { reason: null, events: 5 },
      { reason: 'too old', events: 1 },
    ],
    errors: [],
  })
})

test('[BN-12] reports of a range are joined by message, without those of experiences, which their events count', async () => {
  const reports = [
    ...[999, 1000, 1999, 2000].map((at) => report(at)),
    report(1500, { trackingId: 'outlet' }),
    report(1500, { stage: 'trigger' }),
    report(1500, { stage: 'execution' }),
    report(1500, { stage: 'startup', message: undefined }),
  ]
  expect((await deliveredWith([], reports)).errors).toEqual([
    { experienceId: null, message: 'torn', reports: 2, lastAt: 1999 },
    { experienceId: null, message: '', reports: 1, lastAt: 1500 },
  ])
})

test('[BN-12] failures of experiences come by experience and message with their last hour, at most 50 errors', async () => {
  const detail = failureDetail({
    meta: { type: 'qubit.errorExperience', id: 'a', ts: 1 },
    experienceId: 'hurry',
    message: 'no price',
  } as never)
  const failed = [
    sum('failed', 2, { detail: detail ?? undefined, at: 1800 }),
    sum('failed', 3, { detail: detail ?? undefined, at: 1200 }),
    sum('failed', 1),
  ]
  const { errors } = await deliveredWith(failed, [report(1500)])
  expect(errors[0]).toMatchObject({ reports: 5, lastAt: 1800 })
  expect(errors.slice(1)).toEqual([
    { experienceId: null, message: '', reports: 1, lastAt: 1000 },
    { experienceId: null, message: 'torn', reports: 1, lastAt: 1500 },
  ])
  const many = Array.from({ length: 51 }, (_, at) => report(1500, { message: `error ${at}` }))
  expect((await deliveredWith([], many)).errors).toHaveLength(50)
})

test('however large the reports are that anybody has sent, the database counts them, and none of them is read as a whole', async () => {
  const large = { message: { not: 'a text' }, lists: Array.from({ length: 5000 }, () => []) }
  const many = Array.from({ length: 2000 }, () => report(1500, large))
  const { errors } = sqliteStorage(':memory:')
  await Promise.all(many.map((each) => errors.keep(each)))
  const storage = { traffic: { sums: async () => [] }, errors }
  const parse = vi.spyOn(JSON, 'parse')
  onTestFinished(() => parse.mockRestore())
  const count = vi.spyOn(errors, 'countMessages')
  const delivered = await deliveryOf(storage as never, 'shop', range)
  expect(parse.mock.calls.filter(([text]) => text.length > 1000)).toEqual([])
  expect(await count.mock.results[0]?.value).toHaveLength(1)
  expect(delivered.errors).toEqual([{ experienceId: null, message: '{"not":"a text"}', reports: 2000, lastAt: 1500 }])
})
