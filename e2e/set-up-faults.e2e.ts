import type { Page } from '@playwright/test'
import { expect } from './demo.ts'
import { test } from './small-pages.ts'

/** Collects the warnings of the script. */
function warnings(page: Page): string[] {
  const found: string[] = []
  page.on('console', (message) => {
    const [, text] = /^\[smartserve\] (.*)/.exec(message.text()) ?? []
    if (message.type() === 'warning' && text) found.push(text)
  })
  return found
}

test('on a host that the configuration does not name, the console says so once, and how to add it', async ({
  page,
  small,
}) => {
  const found = warnings(page)
  const other = 'http://other.test'
  await page.route(`${other}/**`, async (route) => {
    // A connection that is kept may just have ended.
    const response = await route.fetch({
      url: route.request().url().replace(other, new URL(small).origin),
      maxRetries: 3,
    })
    await route.fulfill({ response })
  })
  await page.goto(`${other}/plain`)
  const remedy =
    'Instep does not run on other.test: the configuration has domains: ["localhost","127.0.0.1","shop.test"].'
  await expect.poll(() => found).toEqual([`${remedy} Add "other.test" and build again`])
  expect(await page.context().cookies()).not.toContainEqual(expect.objectContaining({ name: '_qubitTracker' }))
})

test('where no service runs, the console says once where it is expected, and where it does not allow the origin of the shop, once what to set', async ({
  page,
  demo,
  small,
  visitorId,
}) => {
  const found = warnings(page)
  const ofEvents = () => found.filter((text) => text.startsWith('Events could not be sent'))
  await demo.stopService()
  try {
    await page.goto(small)
    await expect
      .poll(ofEvents)
      .toEqual([expect.stringContaining(`${demo.service} cannot be reached: start the service there`)])
    await page.goto('about:blank')
    found.length = 0

    await demo.startService({ INSTEP_ENVIRONMENT: 'production', INSTEP_ORIGINS: 'https://other.example' })
    await page.goto(small)
    const { origin } = new URL(small)
    const remedy = `${demo.service} answers, but does not let ${origin} read its answers: start the service with INSTEP_ORIGINS=${origin}`
    await expect.poll(ofEvents).toEqual([expect.stringMatching(/^Events could not be sent and stay stored/)])
    expect(ofEvents()[0]).toContain(remedy)
    await page.evaluate(() => {
      const { uv } = window as unknown as { uv: { emit(type: string, data: object): void } }
      uv.emit('ecSearch', { query: 'boots' })
    })
    await page.goto(`${small}?second`)
    await expect.poll(ofEvents).toHaveLength(2) // once on each page
  } finally {
    await demo.stopService()
    await demo.startService()
  }
  // Nothing is lost: the events are sent as soon as the service allows it.
  await page.goto(small)
  await expect.poll(async () => (await demo.events(visitorId)).some(({ query }) => query === 'boots')).toBe(true)
})
