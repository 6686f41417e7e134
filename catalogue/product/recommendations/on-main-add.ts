import type { DeviceType } from '../../../contract/experience.ts'
import { experienceDefaults } from '../../../contract/experience-defaults.ts'
import { runAfter } from '../../kit/watch/after.ts'
import { addListeners } from '../../kit/watch/listen.ts'

/** Which main button counts on phones and tablets (PDP-08.5). */
const third = 2

export type MainButtons = { selector: string; deviceType: DeviceType; signal: AbortSignal }

/**
 * Calls back when a main add-to-bag button is pressed: on computers any of them; on other devices, after a second, the third
 * on the page or the last of fewer (PDP-08.4, PDP-08.5). It listens before the shop does and does not affect the click
 * (PDP-08.6).
 */
export function onMainAdd({ selector, deviceType, signal }: MainButtons, task: () => void): void {
  const isAny = deviceType === 'computer'

  function onClick({ target }: Event): void {
    const button = target instanceof Element ? target.closest(selector) : null
    if (button && (isAny || button === findHooked())) task()
  }

  function findHooked(): Element | undefined {
    const buttons = [...document.querySelectorAll(selector)]
    return buttons[third] ?? buttons[buttons.length - 1]
  }

  const beginListening = () => addListeners(document, { click: onClick }, { capture: true, signal })
  if (isAny) beginListening()
  else runAfter(experienceDefaults.mobileAddToBagDelayMs, beginListening, signal)
}
