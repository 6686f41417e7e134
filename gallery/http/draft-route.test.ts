import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { draftBytes } from '../edit/draft/draft-store.ts'
import { aGallery } from '../test-data/a-gallery.ts'

const instepFolder = mkdtempSync(join(tmpdir(), 'instep-drafts-'))
const shop = aGallery({ instepFolder, serviceOrigin: 'http://localhost:1' })

beforeAll(async () => {
  const pages = [{ places: [], files: ['hero-12345678.js'], experiences: ['hero-header'] }]
  writeFileSync(
    join(instepFolder, 'parts.json'),
    JSON.stringify({ always: ['every-12345678.js'], pages, placements: [] }),
  )
  await shop.ready()
})
afterAll(async () => {
  await shop.close()
  rmSync(instepFolder, { recursive: true, force: true })
})

async function sendDraft(experience: string, content: unknown) {
  const payload = String(new URLSearchParams({ content: JSON.stringify(content) }))
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const reply = await shop.inject({ method: 'POST', url: `/gallery/edit/${experience}/draft`, headers, payload })
  return { status: reply.statusCode, answer: reply.statusCode === 200 ? reply.json() : undefined }
}

const messages = [{ title: 'Of the draft' }]

test('[SHOP-113] a draft is in the import map of the page that asks for it, and in no other', async () => {
  const { answer } = await sendDraft('offers', { messages })
  const pathOfPage = async (url: string) =>
    /<script type="importmap"[^>]*>(.*?)<\/script>/.exec((await shop.inject(url)).body)?.[1]
  const module = `/gallery/drafts/${answer.token}.js`
  expect(JSON.parse((await pathOfPage(`/uk/en/?gallery_draft=${answer.token}`)) ?? '')).toEqual({
    imports: { '/instep/every-12345678.js': module },
  })
  expect(await pathOfPage('/uk/en/')).toBeUndefined()
  expect(await pathOfPage('/uk/en/?gallery_draft=none')).toBeUndefined()
  const { body, headers } = await shop.inject(module)
  expect(headers).toMatchObject({ 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-store' })
  expect(body).toContain('from "/instep/every-12345678.js?as-built"')
  expect(body).toContain('Of the draft')
  expect((await shop.inject('/gallery/drafts/none.js')).statusCode).toBe(404)
})

test('[SHOP-113] the link of a draft leads to the prepared page with it', async () => {
  const { headers } = await shop.inject('/gallery/show/bag-low-stock?draft=T&frame=again')
  expect(headers.location).toMatch(/^\/eu\/de\/cart\?qb_force=.+&gallery_draft=T&gallery_edit=again$/)
  expect(headers['set-cookie']).toBeDefined()
})

test('[SHOP-114] what is wrong is said with its place and the remedy, and is not kept', async () => {
  const { answer } = await sendDraft('offers', {
    messages: [{ title: 'A' }, { title: '' }],
    backgroundColor: 'blu',
    no: 1,
  })
  expect(answer.token).toBeUndefined()
  expect(answer.problems).toEqual(
    expect.arrayContaining([
      { place: ['messages', '1', 'title'], said: 'This is empty: give it a value: without one nothing is shown' },
      { place: ['backgroundColor'], said: expect.stringMatching(/blu.+ is not a colour: give one such as/) },
      { place: ['no'], said: expect.stringContaining('This means nothing: ') },
    ]),
  )
})

test('[SHOP-114] a draft has a largest size, and belongs to an experience with a form', async () => {
  expect((await sendDraft('offers', { messages: [{ title: 'A'.repeat(draftBytes) }] })).status).toBe(413)
  expect((await sendDraft('delivery-progress', {})).status).toBe(404)
  expect((await sendDraft('offers', 'no object')).answer.problems).toHaveLength(1)
  expect((await shop.inject('/gallery/edit/delivery-progress')).statusCode).toBe(404)
})

test('[SHOP-113] the page of the form has its facts, and each card of a template links to one', async () => {
  const { body } = await shop.inject('/gallery/edit/offers')
  const [, json = ''] = /id="gallery-editor-facts">(.*?)<\/script>/.exec(body) ?? []
  expect(JSON.parse(json)).toMatchObject({
    instance: { id: 'offers', template: 'global/offer-banner' },
    fields: { messages: { kind: 'list', needed: true, most: 3, entries: { title: { kind: 'text' } } } },
  })
  const gallery = (await shop.inject('/gallery')).body
  const linked = [...gallery.matchAll(/href="\/gallery\/edit\/([\w-]+)"/g)].map(([, id]) => id)
  expect(linked).toContain('offers')
  expect(linked).not.toContain('delivery-progress')
  expect(linked).toHaveLength([...gallery.matchAll(/<li class="gallery-entry"/g)].length - 1)
})
