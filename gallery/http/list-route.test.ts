import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { catalogue } from '../../catalogue/catalogue.ts'
import { isOwn } from '../../catalogue/define-site.ts'
import site from '../../shop/instep.config.ts'
import { aGallery } from '../test-data/a-gallery.ts'

test('the gallery lists every experience of the site with its title, pages, reference and links', async () => {
  const { body, statusCode } = await aGallery().inject('/gallery')
  expect(statusCode).toBe(200)
  for (const instance of site.experiences) {
    if (isOwn(instance)) {
      expect(body).toContain(instance.name)
      continue
    }
    const { template } = catalogue[instance.template]
    expect(body).toContain(template.title)
    expect(body).toContain(`aria-label="Show it: ${template.title}"`)
    for (const name of Object.keys(template.fields)) expect(body).toContain(`<code>${name}</code>`)
  }
})

test('the gallery lists what fits the filter in its address, says how many that are, and keeps what was chosen', async () => {
  const { body } = await aGallery().inject('/gallery?q=low+stock&page=basket&device=&purpose=')
  expect(body.match(/aria-label="Show it: [^"]+"/g)).toEqual([
    'aria-label="Show it: Low-stock message on basket items"',
  ])
  expect(body).toContain(`1 of ${site.experiences.length} experiences`)
  expect(body).toMatch(/<input type="search"[^>]* name="q" value="low stock"/)
  expect(body).toContain('<option value="basket" selected="">')
  expect((await aGallery().inject('/gallery?q=no+such+thing')).body).toContain('No experience fits.')
})

test('each card has its pictures, with and without it, on the device that is chosen', async () => {
  const shop = aGallery()
  for (const device of ['computer', 'phone'])
    for (const half of ['with', 'without']) {
      const picture = `/gallery/pictures/low-stock-${device}-${half}.webp`
      expect((await shop.inject(`/gallery?device=${device}`)).body).toContain(`src="${picture}"`)
      expect((await shop.inject(picture)).headers['content-type']).toBe('image/webp')
    }
  // It is for phones only: there is no other picture.
  expect((await shop.inject('/gallery')).body).toContain('src="/gallery/pictures/film-on-phones-phone-with.webp"')
})

test('the gallery is compressed for a browser that accepts brotli', async () => {
  const { headers, rawPayload } = await aGallery().inject({ url: '/gallery', headers: { 'accept-encoding': 'br' } })
  expect([headers['content-encoding'], headers['content-type']]).toEqual(['br', expect.stringContaining('text/html')])
  expect(brotliDecompressSync(rawPayload).length).toBeGreaterThan(rawPayload.length)
})

test("/gallery/phone shows a page of this shop in a frame of a phone's size", async () => {
  const { body } = await aGallery().inject(`/gallery/phone?show=${encodeURIComponent('/uk/en/?qb_force=a.b')}`)
  expect(body).toContain('<iframe name="gallery-phone" src="/uk/en/?qb_force=a.b"')
})

test.each([
  ['https://elsewhere.example/'],
  ['//elsewhere.example/'],
  ['/\\elsewhere.example'],
  ['javascript:alert(1)'],
  [''],
])('/gallery/phone refuses the address %s', async (show) => {
  const { statusCode, body } = await aGallery().inject(`/gallery/phone?show=${encodeURIComponent(show)}`)
  expect(statusCode).toBe(400)
  expect(body).toContain('show must be a path of this shop')
})
