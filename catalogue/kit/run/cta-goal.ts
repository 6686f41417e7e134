import type { ExperienceOptions } from '../../../script/experiences/options.ts'

/**
 * Returns the click handler for the link or button of a template. It sends the custom goal `cta-clicks` on the first click
 * of this run, before the browser leaves the page (SHR-01.31).
 */
export function ctaGoal({ emitCustomGoal }: Pick<ExperienceOptions, 'emitCustomGoal'>): () => void {
  let sent = false
  return () => {
    if (sent) return
    sent = true
    emitCustomGoal('cta-clicks')
  }
}
