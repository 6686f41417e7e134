import { ctaGoal } from '../../kit/run/cta-goal.ts'
import { type InnerScope, innerScope } from '../../kit/run/inner-scope.ts'
import type { Scope } from '../../kit/run/scope.ts'
import { sharedOnPage } from '../../kit/run/shared-on-page.ts'
import { runAfter } from '../../kit/watch/after.ts'
import { britishPart } from './british-part.ts'

/** How long a banner waits for the next view to take it over, in ms. */
const waitMs = 2000

/** The state that is kept when another listing follows. */
export type LastingScope = InnerScope & {
  /** Called when the link is followed: counts for the view of that moment. */
  onFollow: () => void
}

type KeptBanner = Partial<Pick<Scope<unknown>, 'mayRestore' | 'exposure'>> & {
  lasting?: LastingScope
  waiting?: AbortController
  /** Reports that something has been drawn. */
  isShown?: boolean
}

/**
 * Starts once and continues through further listing views without starting again. A page of another type or the end of the
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
    // It has been on the page since an earlier view.
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
  // A change of the fragment stays on the same page.
  const addressNow = () => location.href.split('#')[0]
  const [view, address] = [viewNow(), addressNow()]
  scope.onRemove(() => {
    const goesOn = viewNow() !== view || addressNow() !== address
    if (goesOn && isListing()) waitForNext()
    else endStay()
  })
}

/** Returns whether a page is a listing of the British shop: a category page with an address of that shop (CAT-15.3). */
export function isUkListing(pageType: string | undefined, address: string): boolean {
  return pageType === 'category' && address.includes(britishPart)
}
