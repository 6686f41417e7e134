import { expect, test } from 'vitest'
import { catalogue } from '../../catalogue/catalogue.ts'
import { isOwn } from '../../catalogue/define-site.ts'
import site from '../instep.config.ts'
import { aShop } from '../test-data/a-shop.ts'

test('the gallery lists every experience of the site with its title, pages, reference and links', async () => {
  const { body, statusCode } = await aShop().inject('/gallery')
  expect(statusCode).toBe(200)
  for (const instance of site.experiences) {
    if (isOwn(instance)) {
      expect(body).toContain(instance.name)
      continue
    }
    const { template } = catalogue[instance.template]
    expect(body).toContain(template.title)
    expect(body).toContain(`Show it: ${template.ledger}`)
    for (const name of Object.keys(template.fields)) expect(body).toContain(`<code>${name}</code>`)
  }
})

test('a page of this shop is shown in the size of a phone', async () => {
  const { body } = await aShop().inject(`/gallery/phone?show=${encodeURIComponent('/uk/en/?qb_force=a.b')}`)
  expect(body).toContain('<iframe src="/uk/en/?qb_force=a.b"')
})

test.each([
  ['https://elsewhere.example/'],
  ['//elsewhere.example/'],
  ['/\\elsewhere.example'],
  ['javascript:alert(1)'],
  [''],
])('the address %s is not shown', async (show) => {
  const { statusCode, body } = await aShop().inject(`/gallery/phone?show=${encodeURIComponent(show)}`)
  expect(statusCode).toBe(400)
  expect(body).toContain('show must be a path of this shop')
})
