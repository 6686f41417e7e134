import { expect } from '@playwright/test'
import { test } from './steer-stage.ts'

test.setTimeout(240_000)
test.use({ actionTimeout: 30_000 })

const editor = '/console/sites/norrow/experiences/accordion/edit'
const tokens = { INSTEP_TOKEN: 'publish-0123456789abcdef', INSTEP_VIEW_TOKEN: 'view-0123456789abcdef' }

test('[BN-02] [BN-06] two editors of one experience learn of each other, and nothing of either is lost; who may only see finds every page of changes, and nothing that changes anything', async ({
  page,
  browser,
  stage,
}) => {
  const [one, other] = await Promise.all(
    ['Ann', 'Bob'].map(async () => {
      const page = await (await browser.newContext()).newPage()
      await page.goto(stage.service + editor)
      await expect(page.getByRole('heading', { name: /^Edit: / })).toBeVisible({ timeout: 60_000 })
      return page
    }),
  )
  if (!one || !other) throw new Error('there are two pages')
  await one.getByLabel('Name', { exact: true }).fill('Named by the first')
  await expect(one.getByRole('status').filter({ hasText: 'Saved as a draft' })).toBeVisible()

  await other.getByLabel('Share of the visitors in %').fill('30')
  const dialog = other.getByRole('alertdialog', { name: 'Somebody else has changed this draft' })
  await expect(dialog).toBeVisible()
  // What only the other has changed is chosen already.
  await dialog.getByRole('button', { name: 'Save this' }).click()
  await expect(other.getByRole('status').filter({ hasText: 'Saved as a draft' })).toBeVisible()

  const api = `${stage.service}/console/api/steer/norrow/experiences/accordion`
  const { draft } = await (await fetch(api, { headers: { 'x-instep-console': '1' } })).json()
  expect(draft.settings).toMatchObject({ name: 'Named by the first', share: 0.3 })

  await test.step('the first editor, who goes on, learns of it in turn', async () => {
    await one.getByLabel('Name', { exact: true }).fill('Named again')
    await expect(one.getByRole('alertdialog', { name: 'Somebody else has changed this draft' })).toBeVisible()
  })

  await test.step('who may only see changes nothing', async () => {
    await Promise.all([one, other].map((each) => each.context().close()))
    await stage.restartService(tokens)
    await page.goto(`${stage.service}/console`)
    await page.getByLabel('Your name').fill('Vera')
    await page.getByLabel('Token', { exact: true }).fill(tokens.INSTEP_VIEW_TOKEN)
    await page.getByRole('button', { name: 'Log in' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()
    for (const [path, heading] of [
      ['changes', 'Changes'],
      ['changes/versions', 'Changes'],
      ['changes/log', 'Changes'],
      ['experiences/accordion', 'accordion'],
    ]) {
      await page.goto(`${stage.service}/console/sites/norrow/${path}`)
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      await expect(page.getByRole('button', { name: /^(Publish|Pause|End|Roll|Discard)/ })).toHaveCount(0)
    }
    await page.goto(stage.service + editor)
    await expect(page.getByText('Changing it needs a token that may edit.')).toBeVisible()
    await expect(page.getByLabel('Share of the visitors in %')).toBeDisabled()
  })
})
