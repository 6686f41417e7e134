import { describe, expect, onTestFinished, test } from 'vitest'
import { aPage, pageState, waitUntilSettled } from './a-page.ts'
import { actAsShopper } from './act-as-shopper.ts'
import { everyTemplate } from './every-template.ts'
import { ofShare } from './of-share.ts'
import { forgetVisitor, openShop } from './open-shop.ts'
import { runEntry } from './run-entry.ts'
import type { RunFacts, TemplateRun } from './run-template.ts'
import { shopPage } from './shop-page.ts'
import { watchActions } from './watch-actions.ts'

/** On the same pages the control is counted exactly when the variation is, and leaves the page as it is (SHR-01.34). */

const withoutAnchors = '<p>No anchor is here</p>'

type Situation = {
  name: string
  html?: string
  /** What happens on the page once it runs. */
  later?: () => void
  facts?: Partial<RunFacts>
}

const situations: Situation[] = [
  { name: 'on the shop' },
  { name: 'where its anchors come late', html: withoutAnchors, later: () => aPage(shopPage) },
  { name: 'where the services know nothing', facts: { reply: () => new Response('{}') } },
  { name: 'on a page of which nothing is published', facts: { published: [] } },
]

/** What the page's own code would hear of: an error that nobody caught. */
function watchAlarms(): string[] {
  const alarms: string[] = []
  const hear = (event: ErrorEvent | PromiseRejectionEvent) =>
    alarms.push('reason' in event ? String(event.reason) : event.message)
  addEventListener('error', hear)
  addEventListener('unhandledrejection', hear)
  onTestFinished(() => {
    removeEventListener('error', hear)
    removeEventListener('unhandledrejection', hear)
  })
  return alarms
}

/** Where some find what they change, other than on the page of the tests as it is. */
const places: Record<string, { path?: string; html?: string }> = {
  'checkout/progress': { path: '/uk/en/checkout/billing' },
  'basket/product-link': { html: shopPage.replace('Court shoe, 38', '<a href="/uk/en/product/p">Court shoe</a>, 38') },
}

describe.each(ofShare(everyTemplate))('%s', (id, entry) => {
  /** Runs it until it has been seen as often as it should be at least, if it ever is. */
  async function runIn({ html, later, facts }: Situation, { isControl = false, atLeast = 0 }) {
    const place = places[id]
    forgetVisitor()
    openShop(html ?? place?.html)
    if (place?.path) history.replaceState(null, '', place.path)
    const before = pageState()
    const { actions, facts: watched } = watchActions()
    const run: TemplateRun = await runEntry(entry, { reply: watched.reply, ...facts, isControl })
    later?.()
    const bare = later ? pageState() : before
    if (later) for (let turn = 0; turn < 8 && run.explanation.progress === 'waiting'; turn++) await waitUntilSettled()
    // Where nothing comes of it there is nothing to wait for.
    if (later || isControl) await actAsShopper(entry.template, run).catch(() => {})
    await waitUntilSettled()
    await waitUntilSettled()
    // A service may be asked first, the window be looked at, or the machine be busy.
    await expect
      .poll(() => run.seen.length, { timeout: 3000 })
      .toBeGreaterThanOrEqual(atLeast)
      .catch(() => {})
    const [seen, after, explanation] = [run.seen.length, pageState(), { ...run.explanation }]
    run.stop()
    return { seen, bare, after, actions, explanation, requests: run.requests, errors: run.errors }
  }

  test.each(situations)(
    '[SHR-01.34] [EX-21] $name it counts as seen where it does something, and its control with it',
    async (one) => {
      const alarms = watchAlarms()
      let variation = await runIn(one, { atLeast: one.name === 'on the shop' ? 1 : 0 })
      const control = await runIn(one, { isControl: true, atLeast: variation.seen })
      if (control.seen > variation.seen) variation = await runIn(one, { atLeast: control.seen })
      expect(control.seen).toBe(variation.seen)
      expect(control.after).toEqual(control.bare)
      expect(control.actions).toEqual([])
      expect(control.errors).toEqual([])
      expect(alarms).toEqual([])
      // Of services: each visitor has a lookup and events of their own.
      const asked = (requests: string[]) =>
        [...new Set(requests.map((url) => url.split('?')[0]))].filter((url = '') => !/\/lookup\/|\/events\//.test(url))
      expect(asked(variation.requests)).toEqual(expect.arrayContaining(asked(control.requests)))

      if (one.name === 'on the shop') expect(variation.seen).toBe(1)
      const { seen, after, bare, actions, explanation } = variation
      const shown = explanation.answers.find(({ check }) => check === 'shown')
      expect([shown?.passes, Boolean(shown?.because)]).toEqual(
        explanation.progress === 'executed' ? [seen > 0, true] : [undefined, false],
      )
      if (seen === 0) expect([actions, wordsOf(after.body)]).toEqual([[], wordsOf(bare.body)])
    },
  )
})

/** A page without the empty places in which something could be drawn. */
function wordsOf(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const empty of body.querySelectorAll('div:empty, li:empty, dd:empty')) empty.remove()
  return body.innerHTML
}
