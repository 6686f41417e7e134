import { ctaGoal } from '../../kit/run/cta-goal.ts'
import { type InnerScope, innerScope } from '../../kit/run/inner-scope.ts'
import type { Scope } from '../../kit/run/scope.ts'
import { sharedOnPage } from '../../kit/run/shared-on-page.ts'
import { runAfter } from '../../kit/watch/after.ts'
import { britishPart } from './british-part.ts'

/** How long a banner waits for the next view to take it over, in ms. */
const waitMs = 2000

/** What outlives a view when a further listing follows. */
export type LastingScope = InnerScope & {
  /** To be called when its link is followed: counts for the view of that moment. */
  onFollow: () => void
}

type KeptBanner = Partial<Pick<Scope<unknown>, 'mayRestore' | 'exposure'>> & {
  lasting?: LastingScope
  waiting?: AbortController
  /** It has drawn something. */
  isShown?: boolean
}

/**
 * Begins once, and goes on through further views of listings without beginning anew; another page or the end of the
 * experience ends it (CAT-15.2, CAT-15.4).
 */
export function stayOnListings<C>(scope: Scope<C>, begin: (lasting: LastingScope) => void): void {
  const { name, options } = scope
  const kept = sharedOnPage(options, `${name} ${options.meta.experimentId}`, (): KeptBanner => ({}))
  kept.waiting?.abort()
  Object.assign(kept, { mayRestore: scope.mayRestore, exposure: scope.exposure })
  const onFollow = ctaGoal(options)
  if (kept.lasting) {
    kept.lasting.onFollow = onFollow
    // It is on the page since an earlier view.
    if (kept.isShown) scope.exposure.happens()
  } else {
    const exposure = {
      ...scope.exposure,
      happens() {
        kept.isShown = true
        return kept.exposure?.happens() ?? false
      },
    }
    kept.lasting = { ...innerScope({ mayRestore: (what) => kept.mayRestore?.(what) ?? false, exposure }), onFollow }
    begin(kept.lasting)
  }

  function endStay(): void {
    kept.waiting?.abort()
    kept.lasting?.end()
    kept.lasting = undefined
    kept.isShown = false
  }

  function waitForNext(): void {
    const waiting = new AbortController()
    kept.waiting = waiting
    const heard = options.uv.on(/(^|\.)ecView$/, () => isListing() || endStay())
    waiting.signal.addEventListener('abort', () => heard.dispose(), { once: true })
    runAfter(waitMs, endStay, waiting.signal)
  }

  const viewNow = () => options.getAttributes().view
  const isListing = () => isUkListing(viewNow()?.type, location.href)
  // A fragment is a place on the same page.
  const addressNow = () => location.href.split('#')[0]
  const [view, address] = [viewNow(), addressNow()]
  scope.onRemove(() => {
    const goesOn = viewNow() !== view || addressNow() !== address
    if (goesOn && isListing()) waitForNext()
    else endStay()
  })
}

/** Whether a page is a listing of the British shop: a category page, and an address that says so (CAT-15.3). */
export function isUkListing(pageType: string | undefined, address: string): boolean {
  return pageType === 'category' && address.includes(britishPart)
}
