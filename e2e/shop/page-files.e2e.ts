import type { Page } from '@playwright/test'
import { decided, expect, test, troubles } from '../demo.ts'
import { at, open } from './page.ts'

type Asked = { file: string; by: string }

/** Records a page's requests for files of the script, each with the file whose code sent it. */
async function followFiles(page: Page): Promise<Asked[]> {
  const asked: Asked[] = []
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  devtools.on('Network.requestWillBeSent', ({ request, initiator }) => {
    const [, file] = /\/instep\/([^?]+\.js)$/.exec(request.url) ?? []
    const source = initiator.url ?? initiator.stack?.callFrames.at(-1)?.url ?? ''
    if (file && !asked.some((each) => each.file === file))
      asked.push({ file, by: /\/instep\/(.+)$/.exec(source)?.[1] ?? 'page' })
  })
  return asked
}

/** Returns the longest chain from the page to one of the files: the tag's is 1. */
function levelsOf(asked: Asked[]): number {
  const levelOf = (file: string): number => {
    const by = asked.find((each) => each.file === file)?.by ?? 'page'
    return by === 'page' ? 1 : 1 + levelOf(by)
  }
  return Math.max(...asked.map(({ file }) => levelOf(file)))
}

function namesOf(links: Element[]): string[] {
  return links.map((link) => link.getAttribute('href')?.replace('/instep/', '') ?? '')
}

/** The response of a server that knows nothing of the build. */
async function withoutHints(page: Page): Promise<void> {
  await page.route(/\/uk\/en\/[^.]*$/, async (route) => {
    const answer = await route.fetch()
    const body = (await answer.text()).replace(/<link rel="modulepreload" href="\/instep\/[^>]+>/g, '')
    await route.fulfill({ response: answer, body })
  })
}

test('without preloads in the tag the script requests the same files itself, one level later', async ({
  page,
  demo,
  visitorId,
}) => {
  const found = troubles(page)
  const asked = await followFiles(page)
  await open(page, `${demo.shop}/uk/en/product/moor-chelsea-soot`)
  await decided(page)
  const withHints = asked.splice(0).map(({ file }) => file)
  await page.context().clearCookies()
  await page.context().addCookies([{ name: '_qubitTracker', value: visitorId, url: demo.shop }])
  await withoutHints(page)
  // Browsers do not treat a page that the test fulfils as one of this machine.
  await page.context().grantPermissions(['local-network-access'], { origin: demo.shop })
  await open(page, `${demo.shop}/uk/en/product/moor-chelsea-soot`)
  await decided(page)
  expect(asked.map(({ file }) => file).sort()).toEqual(withHints.sort())
  expect(levelsOf(asked)).toBe(2)
  expect(found).toEqual([])
})

test('pages load at most six files of the script on two levels, and no React', async ({ page, demo, visitorId }) => {
  const found = troubles(page)
  const asked = await followFiles(page)
  const home = `${demo.shop}/uk/en/`
  for (const path of ['', 'shop/women', 'product/moor-chelsea-soot']) {
    asked.length = 0
    await open(page, home + path)
    await decided(page)
    await page.waitForLoadState('networkidle')
    expect(asked.length, `${path}: ${asked.map(({ file }) => file).join(' ')}`).toBeLessThanOrEqual(6)
    // They are named by the tag, and so requested together with the script.
    const named = await page.locator('link[rel=modulepreload][href^="/instep/"]').evaluateAll(namesOf)
    expect(asked.map(({ file }) => file).sort()).toEqual(['instep.js', ...named].sort())
    expect(levelsOf(asked), JSON.stringify(asked)).toBe(1)
    expect(asked.map(({ file }) => file).filter((file) => /react|renderer/.test(file))).toEqual([])
  }
  await page.locator('[data-state="available"] input').first().check()
  await at(page, 'addToBag').first().click()
  await expect(page.locator('.bag-count')).toHaveText('1')
  asked.length = 0
  await open(page, `${home}cart`)
  await decided(page)
  expect(asked.length, asked.map(({ file }) => file).join(' ')).toBeLessThanOrEqual(6)
  expect(found).toEqual([])
  const kept = (await page.context().cookies()).find(({ name }) => name === '_qubitTracker')
  expect(kept?.value).toBe(visitorId)
})
