import type { Page } from '../../browser/page.ts'
import type { Consent, ConsentState } from './consent.ts'

/** How often, and for how long, a page looks for the cookies of the tab in which the visitor has agreed. */
const lookMs = 50
const waitMs = 1000

/**
 * In some browsers the answer that another tab has published arrives before the cookies that it wrote earlier. Adopts
 * the first such answer when the visitor's cookie has come, after a second, or when the page is left, so that this
 * page's events become those of that visitor (VI-01). A refusal counts at once (BC-02), and so does an answer given here.
 */
export function awaitCookies(page: Pick<Page, 'jar' | 'now' | 'after' | 'onLeaving'>, consent: Consent): void {
  let answer: ConsentState | undefined
  consent.onChange(() => {
    answer = undefined
    consent.adopt = undefined
  })
  page.onLeaving(() => answer && consent.set(answer))

  consent.adopt = (state) => {
    answer = state
    adoptAnswer(page.now() + waitMs)
  }

  function adoptAnswer(until: number): void {
    if (!answer) return
    const isReady = answer === 'denied' || page.jar.values('qb_permanent').length > 0
    if (isReady || page.now() >= until) consent.set(answer)
    else page.after(lookMs, () => adoptAnswer(until))
  }
}
