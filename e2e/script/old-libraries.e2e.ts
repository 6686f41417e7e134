import { expect, troubles } from '../demo.ts'
import { test } from '../small-pages.ts'

/** What libraries put in the place of the language's own functions, as shops on older platforms load them. */
const libraries = {
  'Prototype 1.7, of Magento 1': () => {
    Object.assign(Array, { from: (list: ArrayLike<unknown>) => Array.prototype.slice.call(list) })
    Object.assign(Array.prototype, { entries: Array.prototype.slice })
  },
  'Prototype 1.7.3, of OpenMage': () => {
    Object.assign(Array, { from: (list: ArrayLike<unknown>) => Array.prototype.slice.call(list) })
    Reflect.deleteProperty(Array.prototype, 'entries')
  },
  'MooTools 1.4, of Joomla': () => {
    Object.assign(Array, { from: (list: ArrayLike<unknown>) => Array.prototype.slice.call(list) })
  },
  Datejs: () => {
    Object.assign(Date.prototype, { toString: (format: string) => format.replace('d', '') })
    Object.assign(Date, { now: () => new Date(), parse: (text: string) => new Date(text) })
  },
}

for (const [library, replace] of Object.entries(libraries))
  test(`beside ${library}, a visit is counted, and each event has an id of its own`, async ({
    page,
    demo,
    small,
    visitorId,
  }) => {
    const found = troubles(page)
    await page.addInitScript(replace)
    await page.goto(small)
    const types = ['ecView', 'qubit.session', 'qubit.entrance']
    await expect
      .poll(async () => (await demo.events(visitorId)).map(({ meta }) => meta.type))
      .toEqual(expect.arrayContaining(types))
    const events = await demo.events(visitorId)
    for (const { meta } of events) expect(meta.id).toMatch(/^[0-9a-z]{11}-[0-9a-z]{9}-[0-9a-z]{7}$/)
    expect(found).toEqual([])
  })
