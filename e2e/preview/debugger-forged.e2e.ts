import type { Page } from '@playwright/test'
import { type OtherOrigins, openOtherOrigins } from './other-origins.ts'
import { expect, shownBy, storedIn, test } from './preview-stage.ts'

let others: OtherOrigins
test.beforeEach(async () => {
  others = await openOtherOrigins()
})
test.afterEach(() => others.close())

/** Posts an answer with a configuration to the shop, for the question whose id is in the address. */
const forgery = `<title>forges</title><script>
  const id = new URLSearchParams(location.search).get('forge')
  top.postMessage({ source: 'smartserve', method: 'getPreview', id, preview: { country: 'DE' } }, '*')
</script>`

/** The frame's page: it tells the id of the question to a window that forges the answer, and says nothing itself. */
const accomplice = (forge: string) => `<title>silent</title><script>
  addEventListener('message', ({ data }) => {
    if (data.method !== 'getPreview') return
    const forging = new URL(location.href)
    forging.searchParams.set('forge', data.id)
    ${forge}
  })
</script>`
/** Opens a debugger whose frame has an accomplice. Returns what it has stored, and the forged messages that came. */
async function forged(page: Page, origin: string, forge: string) {
  await page.route('**/frame.html**', (route) => {
    const body = new URL(route.request().url()).searchParams.has('forge') ? forgery : accomplice(forge)
    return route.fulfill({ contentType: 'text/html', body })
  })
  await page.addInitScript(() => {
    const heard: object[] = []
    Object.assign(window, { heard })
    addEventListener('message', ({ source, origin, data }) => {
      const frame = document.querySelector('iframe')
      if (data.preview) heard.push({ isFrame: source === frame?.contentWindow, origin, id: typeof data.id })
    })
  })
  await page.goto(`${origin}/?qb_debugger`)
  expect(await shownBy(page)).toBe('Preview of production')
  const heard = await page.evaluate(() => (window as unknown as { heard: object[] }).heard)
  return { heard, stored: JSON.parse((await storedIn(page)).session) }
}

test('[PV-11] an answer of another window of the frame’s own origin, with the id of the question, is not taken', async ({
  page,
  shop,
  previews,
}) => {
  const { heard, stored } = await forged(
    page,
    await shop(),
    `const inner = document.createElement('iframe')
    inner.src = forging
    document.documentElement.append(inner)`,
  )
  expect(heard).toEqual([{ isFrame: false, origin: previews.service, id: 'string' }])
  expect(stored).toEqual({ environment: 'production' })
})

test('[PV-11] an answer of the frame’s own window, gone to another origin, with the id of the question, is not taken', async ({
  page,
  shop,
}) => {
  const foreign = new URL(others.foreign)
  const { heard, stored } = await forged(
    page,
    await shop(),
    `forging.host = ${JSON.stringify(foreign.host)}
    location.replace(forging)`,
  )
  expect(heard).toEqual([{ isFrame: true, origin: others.foreign, id: 'string' }])
  expect(stored).toEqual({ environment: 'production' })
})
