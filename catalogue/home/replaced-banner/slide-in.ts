import { motionMs } from '../../kit/change/motion.ts'
import type { DisposableScope } from '../../kit/run/scope.ts'
import { whenNear } from '../../kit/watch/when-near.ts'

/** Lets text slide in from below when it first comes into view. With reduced motion it is visible immediately (HOM-01.7). */
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
