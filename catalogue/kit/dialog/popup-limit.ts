import type { ExperienceOptions } from '../../../script/experiences/options.ts'
import { sharedOnPage } from '../run/shared-on-page.ts'
import { popupMemory } from './popup-memory.ts'
import { popupName } from './popup-name.ts'

/** How often a popup comes to a visitor. */
export type PopupLimit = {
  /** Whether it may be shown: closed less often than that, and not shown on this page load where nothing can be kept. */
  mayShow(timesToShow: number): boolean
  /** Whether it was never shown, and not on this page load either where nothing can be kept. */
  isNew(): boolean
  countShown(): void
  countClosed(): void
}

/** The limit of all popups of one name; undefined for a name that is none, which is said on the console (SHR-11). */
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
  /** Popups that were shown on this page load, and whose count could not be written (SHR-11.4). */
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
