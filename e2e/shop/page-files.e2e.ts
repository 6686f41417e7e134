import type { Page } from '@playwright/test'
import { decided, expect, test, troubles } from '../demo.ts'
import { followFiles, levelsOf } from './follow-files.ts'
import { open } from './page.ts'

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
