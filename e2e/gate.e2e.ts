import { expect, test, troubles } from './demo.ts'

test('[ST-04] behind a closed gate nothing happens: no cookie, key, request, global, event or exception', async ({
  page,
  context,
  demo,
}) => {
  await context.addCookies([{ name: 'qb_dnt_ext', value: '2', url: demo.shop }])
  const found = troubles(page)
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await page.goto(`${demo.shop}/uk/en/`, { waitUntil: 'networkidle' })
  const traces = await page.evaluate(() => ({
    keys: [...Object.keys(localStorage), ...Object.keys(sessionStorage)],
    // The shop's own slot wrapper sets `react` there.
    namespace: Object.keys((window as { __qubit?: object }).__qubit ?? {}),
    uv: Object.keys((window as { uv?: object }).uv ?? {}),
  }))
  expect(requests.some((url) => url.endsWith('/instep/instep.js'))).toBe(true)
  expect(requests.filter((url) => url.startsWith(demo.service))).toEqual([])
  expect((await context.cookies()).map(({ name }) => name).filter((name) => /^(qb_(?!dnt)|_qubit)/.test(name))).toEqual(
    [],
  )
  expect(traces.keys).toEqual([])
  expect(traces.namespace.filter((name) => name !== 'react')).toEqual([])
  // The stub still holds the page's calls, because nothing took them over.
  expect(traces.uv).toContain('q')
  expect(found).toEqual([])
})

test('the same page without the cookie has all of these', async ({ page, context, demo }) => {
  const posted = page.waitForResponse((response) => response.url().startsWith(`${demo.service}/events/`))
  await page.goto(`${demo.shop}/uk/en/`)
  await posted
  expect(await page.evaluate(() => Object.keys((window as { __qubit?: object }).__qubit ?? {}))).toContain('smartserve')
  await expect
    .poll(
      async () => {
        await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
        return (await context.cookies()).map(({ name }) => name)
      },
      { timeout: 10_000 },
    )
    .toEqual(expect.arrayContaining(['_qubitTracker', 'qb_permanent', 'qb_session']))
})
