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
    expect(body).toContain(`Preview: ${template.ledger}`)
    for (const name of Object.keys(template.fields)) expect(body).toContain(`<code>${name}</code>`)
  }
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
