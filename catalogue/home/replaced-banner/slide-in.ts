import { motionMs } from '../../kit/change/motion.ts'
import type { DisposableScope } from '../../kit/run/scope.ts'
import { whenNear } from '../../kit/watch/when-near.ts'

/** Lets words slide in from below when they first come into view; for a visitor who wants less motion they are simply there (HOM-01.7). */
export function slideIn(scope: Pick<DisposableScope, 'onRemove'>, words: Element): void {
  const duration = motionMs('slow')
  if (duration === 0) return
  const sliding = words.animate(
    { opacity: [0, 1], transform: ['translateY(40px)', 'none'] },
    { duration, easing: 'ease-out' },
  )
  sliding.pause()
  whenNear(scope, words, 0, () => sliding.play())
}
