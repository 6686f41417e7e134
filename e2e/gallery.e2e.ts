import { isOwn } from '../catalogue/define-site.ts'
import { galleryEntries } from '../gallery/list/gallery-entry.ts'
import { signs, unseen } from '../gallery/show/signs.ts'
import site from '../shop/instep.config.ts'
import { expect, test, troubles } from './demo.ts'
import { openExperience } from './gallery/open-experience.ts'
import { running } from './gallery/running.ts'

type Watched = Window & { violations?: string[] }

const entries = galleryEntries(site.experiences)

for (const [at, instance] of site.experiences.entries()) {
  if (isOwn(instance) || unseen.includes(instance.template)) continue
  const { id: experienceId, template: id } = instance
  test(`[SHOP-104] the gallery shows ${experienceId} (${id}) live, alone, within the policy of the page, and its control`, async ({
    page,
    demo,
  }) => {
    const found = troubles(page)
    await page.addInitScript(() => {
      const violations: string[] = []
      Object.assign(window, { violations })
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
        violations.push(`${violatedDirective} ${blockedURI} ${sample}`),
      )
    })
    const { show = '', control = '' } = entries[at]?.links ?? {}
    const sign = page.locator(signs[id] ?? `${id} has no sign in this file`).first()
    if (id.endsWith('recommendations')) await demo.seed()
    await openExperience(page, { id, show, demo })
    await expect(sign).toBeVisible()
    expect(await running(page)).toEqual([experienceId])
    expect(await page.evaluate(() => (window as Watched).violations)).toEqual([])
    await page.goto(demo.shop + control)
    expect(await running(page)).toEqual([experienceId])
    await expect(sign).toHaveCount(0)
    expect(found).toEqual([])
  })
}
