import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { aPage, pageState, waitUntilSettled } from './a-page.ts'
import { actAsShopper } from './act-as-shopper.ts'
import { everyTemplate } from './every-template.ts'
import { hideFrame } from './hide-frame.ts'
import { ofShare } from './of-share.ts'
import { forgetVisitor, openShop } from './open-shop.ts'
import { runEntry } from './run-entry.ts'
import type { RunFacts, TemplateRun } from './run-template.ts'
import { shopPage } from './shop-page.ts'
import { watchActions } from './watch-actions.ts'

beforeAll(hideFrame)

/** On the same pages, the control is counted exactly when the variation is, and does not change the page (SHR-01.34). */

const withoutAnchors = '<p>No anchor is here</p>'

type Situation = {
  name: string
  html?: string
  /** Actions on the page once the template runs. */
  later?: () => void
  facts?: Partial<RunFacts>
}

const situations: Situation[] = [
  { name: 'on the shop' },
  { name: 'where its anchors come late', html: withoutAnchors, later: () => aPage(shopPage) },
  { name: 'where the services know nothing', facts: { reply: () => new Response('{}') } },
  { name: 'on a page of which nothing is published', facts: { published: [] } },
]

/** Collects uncaught errors, which the page's own code could notice. */
function watchAlarms(): string[] {
  const alarms: string[] = []
  const recordAlarm = (event: ErrorEvent | PromiseRejectionEvent) =>
    alarms.push('reason' in event ? String(event.reason) : event.message)
  addEventListener('error', recordAlarm)
  addEventListener('unhandledrejection', recordAlarm)
  onTestFinished(() => {
    removeEventListener('error', recordAlarm)
    removeEventListener('unhandledrejection', recordAlarm)
  })
  return alarms
}

/** Preparations for templates that need more than the test page. */
const places: Record<string, { path?: string; html?: string }> = {
  'checkout/progress': { path: '/uk/en/checkout/billing' },
  'basket/product-link': { html: shopPage.replace('Court shoe, 38', '<a href="/uk/en/product/p">Court shoe</a>, 38') },
}

describe.each(ofShare(everyTemplate))('%s', (id, entry) => {
  /** Runs the template until it has been seen at least as often as expected. */
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
    // Without an effect there is nothing to wait for.
    if (later || isControl) await actAsShopper(entry.template, run).catch(() => {})
    await waitUntilSettled()
    await waitUntilSettled()
    // A service may be requested first, the window be measured, or the machine be busy.
    await expect
      .poll(() => run.seen.length, { timeout: 3000 })
      .toBeGreaterThanOrEqual(atLeast)
      .catch(() => {})
    const [seen, after, explanation] = [run.seen.length, pageState(), { ...run.explanation }]
    run.stop()
    return { seen, bare, after, actions, explanation, requests: run.requests, errors: run.errors }
  }

  test.each(situations)(
    '[SHR-01.34] [EX-21] $name variation and control count as seen exactly when the variation does something',
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
      // Compares only requests to services: each visitor has their own look-up and events, and a page whose events cannot be
      // sent asks once whether the service is there.
      const listServiceRequests = (requests: string[]) =>
        [...new Set(requests.map((url) => url.split('?')[0]))].filter(
          (url = '') => !/\/lookup\/|\/events\/|\/health$/.test(url),
        )
      expect(listServiceRequests(variation.requests)).toEqual(
        expect.arrayContaining(listServiceRequests(control.requests)),
      )

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

/** Returns the markup of a page without empty elements, which may be reserved places. */
function wordsOf(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const empty of body.querySelectorAll('div:empty, li:empty, dd:empty')) empty.remove()
  return body.innerHTML
}
