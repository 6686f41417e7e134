import { expect } from '@playwright/test'
import type { ServicesWindow } from './services-in-page.ts'
import { mailId, opened, test, visit } from './services-stage.ts'

test('[FN-02] an integration function is executed with data, caller and experience, and its data is returned', async ({
  page,
  stage,
}) => {
  const given = await visit(page, stage)
  const posted = page.waitForRequest((request) => request.url().includes('/qfn/'))
  const answer = await page.evaluate(
    (all) =>
      (window as unknown as ServicesWindow).servicesInPage(all).integration('mail').execute({ to: 'x' }, { key: 'k' }),
    given,
  )
  const request = await posted
  expect(request.method()).toBe('POST')
  expect(request.url()).toBe(`${stage.service}/qfn/${encodeURIComponent(mailId)}`)
  const body = {
    key: 'k',
    data: { to: 'x' },
    callerData: { url: stage.shop + opened, referrerUrl: '', timezoneOffset: new Date().getTimezoneOffset() },
    meta: { source: 'experience', ...given.meta },
  }
  expect(request.postDataJSON()).toEqual(body)
  const { key, callerData, meta } = body
  expect(answer.data).toMatchObject({ got: { to: 'x' }, context: { id: mailId, key, callerData, meta } })
  expect(answer.invocationId).toEqual(expect.any(String))
})

test('a run can be scheduled and cancelled, and errors have one form', async ({ page, stage }) => {
  const given = await visit(page, stage)
  const outcome = await page.evaluate(async (all) => {
    const mail = (window as unknown as ServicesWindow).servicesInPage(all).integration('mail', { key: 'later' })
    const window_ = { day: 'monday-friday', time: '09:00-17:00' }
    const scheduled = await mail.schedule({ a: 1 }, { delay: 60_000, window: window_, cancelOnConversion: true })
    await mail.cancel()
    const failed = await mail.schedule({}, { time: 'tomorrow' }).catch((error) => ({ ...error, text: error.message }))
    return { scheduled, failed }
  }, given)
  expect(outcome.scheduled.invocationId).toEqual(expect.any(String))
  expect(outcome.failed).toEqual({
    type: 'HTTP',
    text: 'Failed to perform schedule action: time is not a time in milliseconds or an ISO date',
  })
})
