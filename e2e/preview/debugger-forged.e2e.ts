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

// In three tabs at once, because each waits as long as the debugger waits for its frame.
test('[PV-11] no answer is taken but the frame’s: none of another window of its origin, with the id of the question, none of its own window gone to another origin, and no configuration that another window posts', async ({
  page,
  context,
  shop,
  previews,
}) => {
  const origin = await shop()
  const ofSameOrigin = async () => {
    const { heard, stored } = await forged(
      page,
      origin,
      `const inner = document.createElement('iframe')
      inner.src = forging
      document.documentElement.append(inner)`,
    )
    expect(heard).toEqual([{ isFrame: false, origin: previews.service, id: 'string' }])
    expect(stored).toEqual({ environment: 'production' })
  }
  const ofSameWindow = async () => {
    const foreign = new URL(others.foreign)
    const { heard, stored } = await forged(
      await context.newPage(),
      origin,
      `forging.host = ${JSON.stringify(foreign.host)}
      location.replace(forging)`,
    )
    expect(heard).toEqual([{ isFrame: true, origin: others.foreign, id: 'string' }])
    expect(stored).toEqual({ environment: 'production' })
  }
  const posted = async () => {
    const tab = await context.newPage()
    await tab.route('**/frame.html**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>silent</title>' }),
    )
    await tab.addInitScript(() => {
      const answer = { source: 'smartserve', method: 'getPreview', preview: { country: 'DE' } }
      // Another window cannot know the id of the question.
      setInterval(() => postMessage({ ...answer, id: 'x' }, '*'), 100)
    })
    await tab.goto(`${origin}/?qb_debugger`)
    expect(await shownBy(tab)).toBe('Preview of production')
    expect((await storedIn(tab)).session).toBe('{"environment":"production"}')
  }
  await Promise.all([ofSameOrigin(), ofSameWindow(), posted()])
})
