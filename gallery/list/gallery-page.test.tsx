import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { aGallery } from '../test-data/a-gallery.ts'
import { galleryEntries } from './gallery-entry.ts'
import { GalleryPage } from './gallery-page.tsx'

/** Two entries as `instep new` writes them. */
const own = [
  { id: 'size-hint', name: 'Size hint', code: '', pages: ['product' as const], data: { message: 'They run small' } },
  { id: 'free-delivery', name: 'Free delivery', code: '', data: { message: 'From £40' } },
]

test('[BU-06] the gallery shows experiences of the shop itself, each with its content and links of its own', () => {
  const entries = galleryEntries(own)
  expect(entries.map(({ links }) => links.show)).toEqual([
    expect.stringMatching(/^\/uk\/en\/product\/[\w-]+\?qb_force=size-hint\.size-hint-v$/),
    '/uk/en/?qb_force=free-delivery.free-delivery-v',
  ])
  const page = renderToStaticMarkup(
    <GalleryPage
      entries={entries}
      state={{ unavailable: 'off' }}
      cleared={false}
      filter={{ q: '', purpose: 'own' }}
      pictures={new Set()}
    />,
  )
  expect([...page.matchAll(/<li class="gallery-entry" id="([^"]+)"/g)].map(([, id]) => id)).toEqual([
    'size-hint',
    'free-delivery',
  ])
  expect([...page.matchAll(/aria-label="(Show it: [^"]+)"/g)].map(([, label]) => label)).toEqual([
    'Show it: Size hint',
    'Show it: Free delivery',
  ])
  expect(page).toMatch(/On product pages.+They run small.+On all pages<.+From £40/s)
})

test('[BU-06] the gallery of the demo shop shows the one that the shop has', async () => {
  const { body } = await aGallery().inject('/gallery?purpose=own')
  expect(body).toContain('href="/gallery/show/delivery-progress"')
})
