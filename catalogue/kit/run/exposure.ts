import type { ExperienceOptions } from '../../../script/experiences/options.ts'
import type { Exposure } from './scope.ts'

type Of = { isControl: boolean /** Ends all that the control has begun. */; end(): void }

/** The exposure of one activation of a template: nothing of it is counted until something is drawn or changed (SHR-01.34). */
export function createExposure(options: Pick<ExperienceOptions, 'exposure'>, { isControl, end }: Of): Exposure {
  const { shown, notShown } = options.exposure()
  let hasHappened = false
  notShown('nothing to draw or change was found so far')
  return {
    isControl,
    happens() {
      if (!hasHappened) {
        hasHappened = true
        shown()
        // What is at work just now goes on to its end, without a change of the page.
        if (isControl) queueMicrotask(end)
      }
      return !isControl
    },
    lacks: notShown,
  }
}

/** For what prepares a change that nobody can see yet: it is made, but for the control, and does not count. */
export function asUnseen({ isControl, lacks }: Exposure): Exposure {
  return { isControl, lacks, happens: () => !isControl }
}
