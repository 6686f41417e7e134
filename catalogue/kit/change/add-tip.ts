import type { DisposableScope } from '../run/scope.ts'
import { addListeners } from '../watch/listen.ts'
import { freeId } from './free-id.ts'

export type TipOn = {
  /** What is explained: it takes the focus, and the tip stands after it. */
  trigger: HTMLElement
  /** Where the pointer is watched: the trigger itself may let clicks through to what is under it. */
  area: HTMLElement
  text: string
}

/** Safari before 17 has no popovers: a tip is an element among others there. */
const inTopLayer = 'popover' in HTMLElement.prototype

/** Pixels between trigger and tip, and from the edge of the window. */
const gap = 8

/**
 * Explains an element by a tip that shows while the pointer or the focus is on it; Escape hides it, and it is read with its
 * element. Its look is `tip.css`.
 */
export function addTip({ signal }: Pick<DisposableScope, 'signal'>, { trigger, area, text }: TipOn): void {
  const tip = tipOf(text)
  trigger.setAttribute('aria-describedby', tip.id)
  trigger.after(tip)
  let shown: AbortController | undefined
  /** By Escape, until pointer or focus come anew. */
  let isDismissed = false

  function showTip(): void {
    if (shown || isDismissed || signal.aborted || !tip.isConnected) return
    shown = new AbortController()
    const whileShown = { signal: shown.signal, capture: true, passive: true }
    if (inTopLayer) tip.showPopover()
    tip.hidden = false
    placeTip(tip, trigger)
    const onScroll = () => placeTip(tip, trigger)
    addListeners(window, { scroll: onScroll, pointermove: leaveWithPointer, keydown: onKeyDown }, whileShown)
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

  /** The way from the element to its tip counts as on it. */
  function leaveWithPointer(event: PointerEvent): void {
    if (document.activeElement !== trigger && !isOver(trigger, event) && !isOver(tip, event)) hideTip()
  }

  function beginTip(): void {
    isDismissed = false
    showTip()
  }

  addListeners(trigger, { focus: beginTip, blur: hideTip }, { signal })
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
  // In the top layer no box of the page cuts it off.
  if (inTopLayer) tip.popover = 'manual'
  else tip.hidden = true
  tip.textContent = text
  return tip
}

/** Under the trigger, or over it where there is no room, within the window. */
function placeTip(tip: HTMLElement, trigger: Element): void {
  const { left, top, bottom } = trigger.getBoundingClientRect()
  const { width, height } = tip.getBoundingClientRect()
  const fits = bottom + height + 2 * gap <= innerHeight
  tip.style.left = `${Math.max(gap, Math.min(left, document.documentElement.clientWidth - width - gap))}px`
  tip.style.top = `${fits ? bottom + gap : Math.max(gap, top - gap - height)}px`
}

function isOver(element: Element, { clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  return clientX >= left && clientX <= right && clientY >= top - gap && clientY <= bottom + gap
}
