import type { WireEvent } from '../../contract/event.ts'
import { runSteps } from '../startup/run-steps.ts'
import { steps } from '../startup/steps.ts'
import { type ConsentState, createConsent } from '../visitor/consent/consent.ts'
import { guardPage } from '../visitor/consent/guard.ts'
import { aClock } from './a-clock.ts'
import { aJar } from './a-jar.ts'
import { aKeyValue, aRun, type RunFacts, type TestRun } from './a-run.ts'

export type Tab = TestRun & { sent: WireEvent[]; view: () => void }

/** Creates a browser whose tabs share cookies, storage and time. */
export function aBrowser(cookies: Record<string, string> = {}) {
  const jar = aJar(cookies)
  const storage = aKeyValue()
  const clock = aClock()
  let opened = 0

  /** Opens a tab and finishes its run. Its events are recorded by an enrichment handler. */
  async function open(facts: RunFacts = {}, state: ConsentState = 'granted'): Promise<Tab> {
    const tab = begin(facts, state)
    await tab.ended
    return tab
  }

  function begin(facts: RunFacts = {}, state: ConsentState = 'granted'): Tab & { ended: Promise<unknown> } {
    opened++
    const own = opened / 10
    const sent: WireEvent[] = []
    const consent = createConsent(state)
    const page = { ...clock, storage, random: () => own, ...facts.page }
    const run = aRun({
      ...facts,
      jar,
      consent,
      page,
      config: { flags: { lookupSync: false, stateSync: false }, ...facts.config },
    })
    const guarded = { ...run, page: { ...run.page, ...guardPage(run.page, consent) } } as TestRun
    guarded.page.uv().q = [['onEnrichment', ['*', (event: WireEvent) => void sent.push(event)]]]
    const ended = runSteps(steps, guarded)
    return Object.assign(guarded, { sent, ended, view: () => guarded.page.uv().emit?.('ecView', { type: 'home' }) })
  }

  return { jar, storage, clock, open, begin }
}
