import axe from 'axe-core'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openCookieJar } from '../../script/browser/cookie-jar.ts'
import { catalogue } from '../catalogue.ts'
import type { Experience } from '../define-experience.ts'
import type { Template } from '../define-template.ts'
import { animated, aPage, pageState, settled } from './a-page.ts'
import { aRecommendingShop } from './a-recommending-shop.ts'
import { aService } from './a-service.ts'
import { ofShare } from './of-share.ts'
import { onOwnPage } from './on-own-page.ts'
import { type RunFacts, runTemplate, type TemplateRun } from './run-template.ts'
import { seenBefore } from './seen-before.ts'
import { shopPage } from './shop-page.ts'

const code = import.meta.glob<{ experience: Experience<unknown> }>('../*/*/experience.{ts,tsx}', { eager: true })

const publishedByAShop: [type: string, data: object][] = [
  ['ecView', { type: 'product', subtypes: [], language: 'en', country: 'uk', currency: 'GBP' }],
  [
    'ecProduct',
    {
      eventType: 'detail',
      product: { productId: 'p', name: 'Court shoe', stock: 1, price: { value: 90, currency: 'GBP' } },
    },
  ],
  ['ecBasketItem', { product: { productId: 'p', sku: 'p-38', stock: 1 }, quantity: 1 }],
  ['ecBasketSummary', { basket: { id: 'b', quantity: 1 } }],
]

/** Services that know something of the products on the page. */
const services: Pick<RunFacts, 'config' | 'reply'> = {
  config: { counters: { namespace: 't004' }, weather: { siteId: 's' } },
  reply: aService({
    views: { p: 9 },
    mostAdded: { p: 9 },
    purchases: { 'purchases-10080': [['p', 5]] },
    city: '1',
    weather: { temp: 25, id: 800 },
    datasets: { repairable: { '*': {} }, fit: { '*': { truetosize: true } } },
  }),
}

const shop = aRecommendingShop()

/** Templates that nobody sees, or that do no more than click on a control of the shop. */
const unseen = ['category/first-image', 'global/popularity-counts']

const runs: TemplateRun[] = []

const address = location.href

// A page of the British shop.
beforeEach(() => history.replaceState(null, '', '/uk/en/'))

afterEach(() => {
  history.replaceState(null, '', address)
  for (const run of runs.splice(0)) run.stop()
})

/** As in the visitor's next session: GLB-08 comes once in each. */
const forgetSession = () => openCookieJar(document).write('qb_locale_session', '', { domain: '', lifeMs: 0 })

async function run(facts: RunFacts): Promise<TemplateRun> {
  seenBefore()
  const started = await runTemplate({
    ...services,
    placements: shop.placements,
    reply: (url, init) => shop.reply(url, init) ?? services.reply?.(url, init),
    published: onOwnPage(facts.template.id, publishedByAShop),
    ...facts,
  })
  runs.push(started)
  // A template may ask a service first.
  for (let turn = 0; turn < 50 && started.explanation.progress === 'executing'; turn++) await settled()
  return started
}

describe.each(
  ofShare(Object.values(catalogue)).map(({ template, sample }) => [
    template.id,
    { template: template as Template, sample },
  ]),
)('%s', (id, { template, sample }) => {
  const found = Object.entries(code).find(([path]) => path.startsWith(`../${id}/`))
  if (!found) throw new Error(`catalogue/${id} has no experience.ts or experience.tsx`)
  const facts: RunFacts = { experience: found[1].experience, template, content: sample }

  test('[SHR-01.7] changes the page, and gives it back byte for byte when it is stopped', async () => {
    aPage(shopPage)
    const before = pageState()
    const { stop, explanation, errors } = await run(facts)
    expect(errors).toEqual([])
    expect(explanation.progress).toBe('executed')
    if (unseen.includes(id)) expect(pageState()).toEqual(before)
    else expect(pageState()).not.toEqual(before)
    stop()
    expect(pageState()).toEqual(before)
  })

  test('[SHR-01.34] the control changes nothing, waits for no anchor and calls nobody', async () => {
    aPage('<p>No anchor is here</p>')
    const before = pageState()
    const { explanation, requests } = await run({ ...facts, isControl: true })
    await expect.poll(() => explanation.progress).toBe('executed')
    expect(requests.filter((url) => /counters|graphql|stash|qfn|weather|\/ip|cart/.test(url))).toEqual([])
    aPage(shopPage)
    const bare = pageState()
    for (let turn = 0; turn < 3; turn++) await settled()
    expect(pageState()).toEqual(bare)
    expect(before).not.toEqual(bare)
  })

  test('[SHR-01.6] on a second view of the address it stands there once', async () => {
    aPage(shopPage)
    const { publish, explanation } = await run(facts)
    const once = pageState()
    forgetSession()
    for (const [type, data] of onOwnPage(id, publishedByAShop)) publish(type, data)
    await expect.poll(() => explanation.progress).toBe('stopped')
    await expect.poll(pageState).toEqual(once)
  })

  test('stopped and run again it stands there once', async () => {
    aPage(shopPage)
    const first = await run(facts)
    const once = pageState()
    first.stop()
    forgetSession()
    await run(facts)
    expect(pageState()).toEqual(once)
  })

  test('two instances side by side go each for itself', async () => {
    aPage(shopPage)
    const before = pageState()
    const first = await run(facts)
    const withOne = pageState()
    const second = await run(facts)
    second.stop()
    expect(pageState()).toEqual(withOne)
    first.stop()
    expect(pageState()).toEqual(before)
  })

  if (template.anchors.length > 0) {
    test('[SHR-01.1] waits for an anchor that comes late', async () => {
      aPage('<p>Nothing yet</p>')
      const before = pageState()
      const { explanation } = await run(facts)
      expect(pageState()).toEqual(before)
      aPage(shopPage)
      const bare = pageState()
      for (let turn = 0; turn < 50 && explanation.progress !== 'executed'; turn++) await settled()
      expect(explanation.progress).toBe('executed')
      if (!unseen.includes(id)) expect(pageState()).not.toEqual(bare)
    })

    test('[SHR-01.8] stopped while it waits, nothing appears later', async () => {
      aPage('<p>Nothing yet</p>')
      const { stop, explanation } = await run(facts)
      stop()
      aPage(shopPage)
      const bare = pageState()
      for (let turn = 0; turn < 5; turn++) await settled()
      expect(pageState()).toEqual(bare)
      expect(explanation.progress).toBe('stopped')
    })

    test('an anchor that never comes is named once, and is no error', async () => {
      aPage('<p>Nothing</p>')
      const before = pageState()
      const started = await run({ ...facts, pollTimeoutMs: 30 })
      for (let turn = 0; turn < 20 && started.explanation.progress === 'waiting'; turn++) await settled()
      expect(pageState()).toEqual(before)
      expect(started.lines).toEqual([`${id}: ${template.anchors[0]} did not appear`])
      expect(started.errors).toEqual([])
      expect(started.explanation.progress).toBe('ended')
    })
  }

  test('[SHR-01.12] a redrawn page gets the change again, and removal gives the new page back', async () => {
    aPage(shopPage)
    const { stop } = await run(facts)
    const changed = pageState()
    aPage(shopPage)
    await expect.poll(pageState).toEqual(changed)
    stop()
    const restored = pageState()
    aPage(shopPage)
    expect(restored).toEqual(pageState())
  })

  const required = Object.entries(template.fields).filter(([, field]) => field.needed)
  test.each(required)(
    '[SHR-01.22] without its required field %s, or with a blank one, it does nothing and says so',
    async (name) => {
      for (const blank of [undefined, ' ', []]) {
        aPage(shopPage)
        const before = pageState()
        const { explanation, lines, errors } = await run({ ...facts, content: { ...sample, [name]: blank } })
        expect(pageState()).toEqual(before)
        expect(explanation.progress).toBe('ended')
        expect(lines).toEqual([`${id}: ${name} is missing`])
        expect(errors).toEqual([])
      }
    },
  )

  test('has no accessibility violation', async () => {
    aPage(shopPage)
    await run(facts)
    // Half faded in, nothing has contrast.
    await animated()
    const { violations } = await axe.run(document)
    expect(violations.map(({ id: rule, nodes }) => [rule, nodes.map(({ html }) => html)])).toEqual([])
  })
})
