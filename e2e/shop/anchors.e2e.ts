import type { Page } from '@playwright/test'
import { anchorNames } from '../../contract/anchors.ts'
import { anchors } from '../../shop/site/anchors.ts'
import { anchorsByClass } from '../../shop/site/anchors-by-class.ts'
import { expect, test } from '../demo.ts'
import { at, open } from './page.ts'

type Differences = { name: string; byName: number; byClass: number }[]

/** Counts each element by its mark and by its ordinary selector; `seen` collects the largest count by mark. */
async function compare(page: Page, seen: Map<string, number>): Promise<Differences> {
  const counts = await page.evaluate(
    ([marked, ordinary]) => {
      const all = (selector: string | undefined) => [...document.querySelectorAll(selector ?? '')]
      return Object.keys(marked).map((name) => {
        const byName = all(marked[name])
        const byClass = all(ordinary[name])
        const same = byName.length === byClass.length && byName.every((element) => byClass.includes(element))
        return { name, same, byName: byName.length, byClass: byClass.length }
      })
    },
    [anchors, anchorsByClass] as Record<string, string>[] as [Record<string, string>, Record<string, string>],
  )
  for (const { name, byName } of counts) seen.set(name, Math.max(seen.get(name) ?? 0, byName))
  return counts.filter(({ same }) => !same).map(({ name, byName, byClass }) => ({ name, byName, byClass }))
}

test('[SHOP-111] every named element is found by its mark, and the table of ordinary selectors finds the same elements', async ({
  page,
  demo,
}) => {
  await page.route('**/instep/**', (route) => route.abort())
  const seen = new Map<string, number>()
  const differences: Record<string, Differences> = {}
  const look = async (state: string) => {
    const found = await compare(page, seen)
    if (found.length > 0) differences[state] = found
  }
  const root = `${demo.shop}/uk/en`
  await open(page, `${root}/account`)
  await page.getByRole('button', { name: /log in/i }).click()
  await expect(at(page, 'logoutLink').first()).toBeAttached()
  for (const path of [
    '/',
    '/shop/women?alert=1',
    '/search/index?query=boot',
    '/search/index?query=zzzz',
    '/nothing-here',
  ]) {
    await open(page, root + path)
    await look(path)
  }
  await open(page, `${root}/product/brisa-court-sage`)
  await expect(at(page, 'trueFitWidget')).toBeVisible()
  await at(page, 'sizeGuide').click()
  await expect(at(page, 'sizeGuideImage')).toBeVisible()
  await look('product')
  await page.keyboard.press('Escape')
  await page.locator('[data-state="available"] input').first().check()
  await at(page, 'addToBag').first().click()
  await expect(page.locator('.bag-count')).toHaveText('1')
  await open(page, `${root}/cart`)
  await expect(at(page, 'googlePayButton')).toBeVisible()
  await look('basket')
  await open(page, `${root}/checkout/delivery`)
  await look('delivery')
  await page.locator('.demo-fill button').click()
  await page.getByRole('button', { name: 'Continue to billing' }).click()
  await expect(page).toHaveURL(/billing/)
  await page.getByRole('radio', { name: /card/i }).check()
  await expect(at(page, 'cardField').first()).toBeVisible()
  await look('billing')

  expect(differences).toEqual({})
  expect(anchorNames.filter((name) => !seen.get(name))).toEqual([])
  expect(Object.keys(anchorsByClass)).toEqual([...anchorNames])
  const several = { addToBag: 3, contentSlot: 5, cardField: 3, consentLabel: 2 }
  for (const [name, least] of Object.entries(several)) expect(seen.get(name)).toBeGreaterThanOrEqual(least)
})
