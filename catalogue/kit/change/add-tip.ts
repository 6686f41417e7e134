import type { DisposableScope } from '../run/scope.ts'
import { addListeners } from '../watch/listen.ts'
import { describeBy } from './describe-by.ts'
import { freeId } from './free-id.ts'

export type TipOn = {
  /** The element that is explained: the tip is inserted after it. */
  trigger: HTMLElement
  /** The element that receives focus and is described: the trigger, or a link around it. */
  focused: HTMLElement
  /** The area in which the pointer is watched, because the trigger itself may let clicks through. */
  area: HTMLElement
  text: string
}

/** Safari before 17 has no popovers: there the tip is a normal element. */
const inTopLayer = 'popover' in HTMLElement.prototype

/** Distance between trigger and tip, and between tip and window edge, in px. */
const gap = 8

/** Limits of the width of a tip in px; between them it is as wide as the area. */
const [leastWidth, mostWidth] = [144, 280]

/**
 * Adds a tip that is visible while the pointer is over the trigger or `focused` has focus. Escape hides it, and screen
 * readers read it as the description of `focused`. Its styles are in `tip.css`.
 */
export function addTip(scope: DisposableScope, { trigger, focused, area, text }: TipOn): void {
  const { signal } = scope
  const tip = tipOf(text)
  describeBy(scope, focused, tip.id)
  trigger.after(tip)
  let shown: AbortController | undefined
  /** Closed by Escape, until the pointer or focus enters again. */
  let isDismissed = false

  function showTip(): void {
    if (shown || isDismissed || signal.aborted || !tip.isConnected) return
    shown = new AbortController()
    const whileShown = { signal: shown.signal, capture: true, passive: true }
    if (inTopLayer) tip.showPopover()
    tip.hidden = false
    const movePlace = () => placeTip(tip, { trigger, area })
    movePlace()
    addListeners(window, { scroll: movePlace, pointermove: leaveWithPointer, keydown: onKeyDown }, whileShown)
  }

  function hideTip(): void {
    shown?.abort()
    shown = undefined
    if (tip.isConnected && inTopLayer) tip.hidePopover()
    tip.hidden = !inTopLayer
    tip.removeAttribute('style')
  }

  function onKeyDown({ key }: KeyboardEvent): void {
    if (key !== 'Escape') return
    isDismissed = true
    hideTip()
  }

  /** Moving the pointer from the trigger to the tip does not hide it. */
  function leaveWithPointer(event: PointerEvent): void {
    if (document.activeElement !== focused && !isOver(trigger, event) && !isOver(tip, event)) hideTip()
  }

  function beginTip(): void {
    isDismissed = false
    showTip()
  }

  addListeners(focused, { focus: beginTip, blur: hideTip }, { signal })
  const onPointerEnter = (event: PointerEvent) => isOver(trigger, event) && showTip()
  const onPointerLeave = () => {
    isDismissed = false
  }
  addListeners(area, { pointermove: onPointerEnter, pointerleave: onPointerLeave }, { signal, passive: true })
  signal.addEventListener('abort', hideTip, { once: true })
}

function tipOf(text: string): HTMLElement {
  const tip = document.createElement('span')
  tip.className = 'instep-tip'
  tip.id = freeId('instep-tip')
  tip.setAttribute('role', 'tooltip')
  // In the top layer, no box of the page clips it.
  if (inTopLayer) tip.popover = 'manual'
  else tip.hidden = true
  tip.textContent = text
  return tip
}

/**
 * Positions the tip under the trigger, or above it when there is no room below, within the window and not beside the area:
 * what is next to it is something else.
 */
function placeTip(tip: HTMLElement, { trigger, area }: Pick<TipOn, 'trigger' | 'area'>): void {
  const { left, top, bottom } = trigger.getBoundingClientRect()
  const around = area.getBoundingClientRect()
  tip.style.maxWidth = `${Math.max(leastWidth, Math.min(mostWidth, around.width))}px`
  const { width, height } = tip.getBoundingClientRect()
  const fits = bottom + height + 2 * gap <= innerHeight
  tip.style.left = `${Math.max(gap, Math.min(left, around.right - width, document.documentElement.clientWidth - width - gap))}px`
  tip.style.top = `${fits ? bottom + gap : Math.max(gap, top - gap - height)}px`
}

function isOver(element: Element, { clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  return clientX >= left && clientX <= right && clientY >= top - gap && clientY <= bottom + gap
}
