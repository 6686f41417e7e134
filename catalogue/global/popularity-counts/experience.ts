import { defineExperience } from '../../define-experience.ts'
import { sharedOnPage } from '../../kit/run/shared-on-page.ts'
import { incrementsOf } from './increments-of.ts'
import { rememberTransaction } from './remember-transaction.ts'
import { createTally, type ProductEvent, tallied } from './tally.ts'
import type { Content } from './template.ts'

/** GLB-13: increments the counters from which other experiences read the popularity of products. */
export const experience = defineExperience<Content>({
  id: 'global/popularity-counts',
  run({ options, exposure }) {
    const { counters, storage, uv } = options
    const counted = sharedOnPage(options, 'counted', () => new Set<string>())
    const tally = createTally()

    /** Shared, because another instance or an earlier view may have counted the event already. */
    function isNew({ kind, key }: ProductEvent): boolean {
      if (kind === 'bought') return rememberTransaction(storage, key)
      if (counted.has(key)) return false
      counted.add(key)
      return true
    }

    /** The control increments nothing and leaves new events to other instances. */
    const isDue = (happening: ProductEvent) =>
      exposure.isControl ? !counted.has(happening.key) && exposure.happens() : isNew(happening) && exposure.happens()

    const raiseCount = (happening: ProductEvent) => {
      // A counter logs its own failures, so they are ignored here (CT-08).
      for (const { kind, name, productId, window } of incrementsOf(happening))
        void counters[kind](name).increment(productId, window)
    }

    uv.on(tallied, (event) => {
      for (const happening of tally(event)) if (isDue(happening)) raiseCount(happening)
    }).replay()
  },
})
