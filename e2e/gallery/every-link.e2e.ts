import type { TemplateId } from '../../catalogue/catalogue.ts'
import { isOwn } from '../../catalogue/define-site.ts'
import { isPhoneOnly, showPath } from '../../gallery/show/show-address.ts'
import { signs, unseen } from '../../gallery/show/signs.ts'
import site from '../../shop/instep.config.ts'
import { expect, test } from '../demo.ts'
import { beginVisit, entries, expectLinksShow, linksWithoutPictures as links, openLink, perTest } from './links.ts'
import { runningIn } from './running.ts'

for (let from = 0; from < links.length; from += perTest) {
  const part = links.slice(from, from + perTest)
  test(`[SHOP-104] links ${from + 1} to ${from + part.length} of the gallery show their experience live and alone, on the first screen, uncovered and outlined, within the policy of the page`, async ({
    page,
    demo,
  }) => expectLinksShow(page, demo, part))
}

/**
 * One for computers and one for phones: that no control changes any page is tried with each template, and where the link of each
 * control leads is compared, in other tests.
 */
const controls = [false, true].flatMap(
  (isOnPhone) => entries.find((entry) => signs[entry.id as TemplateId] && isPhoneOnly(entry) === isOnPhone) ?? [],
)

test('[SHOP-104] the link of a control runs it alone, and it shows nothing, on a computer and on a phone', async ({
  page,
  demo,
}) => {
  const found = await beginVisit(page, demo)
  expect(controls).toHaveLength(2)
  for (const { id, experienceId } of controls) {
    const control = await openLink(page, demo, showPath(experienceId, 'control'))
    await expect.poll(() => runningIn(control).catch(() => undefined), experienceId).toEqual([experienceId])
    await expect.soft(control.locator(signs[id as TemplateId] ?? ''), `${experienceId}, control`).toHaveCount(0)
  }
  expect(found()).toEqual([])
})

test('every template without a sign of its own is known', () => {
  const without = site.experiences.flatMap((each) => (isOwn(each) || signs[each.template] ? [] : each.template))
  expect(without.sort()).toEqual([...unseen].sort())
})
