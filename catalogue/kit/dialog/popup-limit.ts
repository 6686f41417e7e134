import type { ExperienceOptions } from '../../../script/experiences/options.ts'
import { sharedOnPage } from '../run/shared-on-page.ts'
import { popupMemory } from './popup-memory.ts'
import { popupName } from './popup-name.ts'

/** Limits how often a popup is shown to a visitor. */
export type PopupLimit = {
  /**
   * Whether it may be shown: it was closed fewer times than allowed and, if the count cannot be stored, was not shown on
   * this page load.
   */
  mayShow(timesToShow: number): boolean
  /** Whether it has never been shown, including on this page load when the count cannot be stored. */
  isNew(): boolean
  countShown(): void
  countClosed(): void
}

/**
 * Returns the limit that all popups of a name share. For an invalid name it returns undefined and logs a warning (SHR-11).
 */
export function popupLimit(
  options: Pick<ExperienceOptions, 'cookies' | 'log'>,
  templateId: string,
  xpName: string,
): PopupLimit | undefined {
  const name = popupName(xpName)
  if (name === undefined) {
    options.log.warn(`${templateId}: xpName ${xpName} is missing: a cookie of that name is another one's`)
    return undefined
  }
  const memory = popupMemory(options.cookies, name)
  /** Popups shown on this page load whose count could not be stored (SHR-11.4). */
  const unwritten = sharedOnPage(options, 'popups', () => new Set<string>())
  return {
    mayShow: (timesToShow) => memory.closed() < timesToShow && !unwritten.has(name),
    isNew: () => memory.shown() < 1 && !unwritten.has(name),
    countShown() {
      const before = memory.shown()
      memory.countShown()
      if (memory.shown() === before) unwritten.add(name)
    },
    countClosed: memory.countClosed,
  }
}
