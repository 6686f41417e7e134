import { expect, test } from 'vitest'
import type { Services } from '../services.ts'
import { aClock } from '../testing/a-clock.ts'
import { callFunction } from './call-function.ts'
import type { InvocationLog } from './invocation-log.ts'

const call = { id: 'mail', key: 'k', data: 1, callerData: 2, meta: { visitorId: 'v' }, invocationId: 'i1' }

test('[SV-43] each call is noted with its time and outcome, also of a function that there is not', async () => {
  const noted: object[] = []
  const log = { add: (each: object) => noted.push(each) } as unknown as InvocationLog
  const clock = aClock(7)
  const ask = callFunction(new Map([['mail', (data) => data]]), log, clock as unknown as Services)
  const done = { kind: 'done', data: 1 }
  const failed = { kind: 'failed', message: 'There is no function "gone"' }
  expect([await ask(call), await ask({ ...call, id: 'gone' })]).toEqual([done, failed])
  expect(noted).toEqual([
    { ...call, at: 7, outcome: done },
    { ...call, id: 'gone', at: 7, outcome: failed },
  ])
})
