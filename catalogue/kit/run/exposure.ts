import type { ExperienceOptions } from '../../../script/experiences/options.ts'
import type { Exposure } from './scope.ts'

type Of = { isControl: boolean /** Ends all that the control has begun. */; end(): void }

/**
 * Creates the exposure of one activation of a template. The visitor is counted only when something is drawn or changed
 * (SHR-01.34).
 */
export function createExposure(options: Pick<ExperienceOptions, 'exposure'>, { isControl, end }: Of): Exposure {
  const { shown, notShown } = options.exposure()
  notShown('nothing to draw or change was found so far')
  return {
    isControl,
    happens() {
      // Each time, because it also tells whose change it is, where that is measured (BD-07).
      shown()
      // Code that is running continues to its end, without changing the page.
      if (isControl) queueMicrotask(end)
      return !isControl
    },
    lacks: notShown,
  }
}

/** Returns an exposure for changes that nobody can see yet: they are made, except in the control, and do not count. */
export function asUnseen({ isControl, lacks }: Exposure): Exposure {
  return { isControl, lacks, happens: () => !isControl }
}
