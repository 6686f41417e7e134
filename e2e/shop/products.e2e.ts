import { lines } from '../../shop/products/lines/lines.ts'
import type { Product } from '../../shop/products/product.ts'
import { products } from '../../shop/products/products.ts'
import { productsOfLine } from '../../shop/products/products-of-line.ts'
import { expect, test } from '../demo.ts'

const broken = 'marlow-tassel-soot'

test('[SHOP-81] each shoe has at least two views with an alt text, and one picture of one product fails to load', async ({
  page,
  demo,
}) => {
  await page.goto(`${demo.shop}/uk/en/product/${broken}`)
  const gallery = page.locator('[data-anchor="productGallery"]')
  const failed = `/pictures/${broken}-4.svg`
  const addressesOf = (shoes: readonly Product[]) =>
    shoes.flatMap(({ productId }) => [1, 2, 3, 4].map((view) => `/pictures/${productId}-${view}.svg`))
  const answers = await Promise.all(
    addressesOf(products).map(async (address) => {
      const answer = await fetch(demo.shop + address)
      return [address, answer.headers.get('content-type'), await answer.text()] as const
    }),
  )
  expect(answers.filter(([, type]) => type !== 'image/svg+xml').map(([address]) => address)).toEqual([failed])
  expect(answers.filter(([, , text]) => text.includes('<text')).map(([address]) => address)).toEqual([]) // no lettering, so no brand
  // The shoes of a line differ in their colours alone, and a unit test reads the pictures of all.
  const shown = lines.flatMap((line) => productsOfLine(line)[0] ?? [])
  const unseen = await page.evaluate(
    async (addresses) => {
      const isSeen = (address: string) => {
        const image = new Image()
        image.src = address
        return image.decode().then(
          () => true,
          () => false,
        )
      }
      const seen = await Promise.all(addresses.map(isSeen))
      return addresses.filter((_, at) => !seen[at])
    },
    [...addressesOf(shown), failed],
  )
  expect(unseen).toEqual([failed])

  await expect(gallery.locator(`img[src="${failed}"]`)).toHaveCount(0)
  const large = gallery.locator('img:not([alt=""])')
  await expect(large).toHaveCount(4)
  const alts = await large.evaluateAll((images) => images.map((image) => image.getAttribute('alt') ?? ''))
  expect(new Set(alts).size).toBe(4)
  for (const alt of alts) expect(alt).toMatch(/^Marlow tassel loafer, Soot: /)
})

test('the film of a product plays to its end and is as long as the shop says, and on a phone takes the same space as the pictures beside it', async ({
  page,
  demo,
}) => {
  await page.goto(`${demo.shop}/uk/en/product/brisa-court-sage`)
  const film = page.locator('[data-anchor="productGallery"] video')
  const facts = await film.evaluate(async (video: HTMLVideoElement) => {
    video.load()
    await video.play()
    video.currentTime = 6.5
    await new Promise((sought) => video.addEventListener('seeked', sought, { once: true }))
    return { duration: video.duration, width: video.videoWidth, height: video.videoHeight, error: video.error }
  })
  expect(facts).toEqual({ duration: 7.52, width: 800, height: 1000, error: null })

  await page.setViewportSize({ width: 390, height: 844 })
  const media = page.locator('.gallery-pictures img, .gallery-pictures video')
  const heights = () => media.evaluateAll((all) => [...new Set(all.map((each) => Math.round(each.clientHeight)))])
  await expect.poll(async () => (await heights()).length).toBe(1)
  await expect(page.locator('[data-anchor="productGallery"] video')).toHaveCount(1)
})
