import { test } from '../demo.ts'
import { entries, expectLinksShow, expectPhoneShows, linksWithPictures as links, perTest } from './links.ts'

for (let from = 0; from < links.length; from += perTest) {
  const part = links.slice(from, from + perTest)
  test(`[SHOP-104] links ${from + 1} to ${from + part.length} of the gallery that need pictures show their experience live and alone, on the first screen, uncovered and outlined, within the policy of the page`, async ({
    page,
    demo,
  }) => expectLinksShow(page, demo, part))
}

test('[SHOP-104] on a phone, the padlock of the checkout is on the first screen too', async ({ page, demo }) => {
  const padlock = entries.find(({ experienceId }) => experienceId === 'card-padlock')
  if (!padlock) throw new Error('The gallery has no padlock')
  await expectPhoneShows(page, demo, padlock)
})
