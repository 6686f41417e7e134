import type { ExperienceOptions } from '../../../script/experiences/options.ts'

/**
 * What the link or button of a template calls when it is clicked: sends the custom goal `cta-clicks` with the first click
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
