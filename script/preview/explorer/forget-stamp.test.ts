import { expect, test } from 'vitest'
import { readStateText } from '../../cross-domain/state-text.ts'
import { aRun } from '../../testing/a-run.ts'
import { forgetStamp } from './forget-stamp.ts'

test('the state in the stamp service is replaced by one without a visitor id', async () => {
  const run = aRun({ reply: () => ({ status: 200, text: '{"state":":"}' }) })
  await forgetStamp(run)
  expect(run.page.requests).toEqual([
    {
      method: 'GET',
      url: 'https://collect.test/stamp/t/tracking',
      credentials: true,
      headers: { 'X-Qb-State': ':' },
    },
  ])
  expect(readStateText(':', Date.now())).toMatchObject({ visitorId: '', viewNumber: 0, sessionNumber: 0 })
  expect(run.log.lines).toEqual([])
})

test.each([
  ['cannot be reached', undefined, /^Stamp: GET \S+ failed: network/],
  ['refuses', () => ({ status: 503, text: '' }), /^Stamp: GET \S+ failed: status 503$/],
])('a service that %s is logged, and no error is thrown', async (_, reply, message) => {
  const run = aRun({ reply })
  await forgetStamp(run)
  expect(run.log.lines).toMatchObject([{ level: 'warn', message: expect.stringMatching(message) }])
})
