import { giveFocusBack } from '../../kit/change/give-focus-back.ts'
import type { Drawing } from '../../kit/draw/draw.tsx'
import type { InnerScope } from '../../kit/run/inner-scope.ts'
import { runAfter } from '../../kit/watch/after.ts'
import { addListeners } from '../../kit/watch/listen.ts'
import { slidePrompt } from './slide.ts'
import { createStay } from './stay.ts'
import { ViewBagPrompt } from './view-bag-prompt.tsx'

/** How long the prompt stays after sliding in, in ms (PDP-12.2). */
const stayMs = 5000

export type PromptFacts = {
  cart: string
  /** The name of the product that was added; '' when it is not known. */
  product: string
  /** The selector of the main content, which receives focus when no other element can. */
  main: string
  onFollow: () => void
  /** Called when it is in the page, before it slides in. */
  onDrawn: () => void
}

export type Prompt = {
  /** Restarts the time; returns false when the prompt is already leaving. */
  stayOn(): boolean
}

/** Shows the prompt. Its scope ends when the prompt has left. */
export function showPrompt(
  shown: InnerScope,
  { host, show }: Drawing,
  { cart, product, main, onFollow, onDrawn }: PromptFacts,
): Prompt {
  const { signal } = shown
  const stay = createStay(shown, () => performance.now(), leavePrompt)
  let isLeaving = false
  let before: Element | null = null

  let prompt: HTMLElement | null = null
  /** The time at which it has slid in, in ms. */
  let isThere = 0

  function stayOn(): boolean {
    // Before it is drawn there is no time to restart.
    if (!isLeaving && prompt) stay.begin(Math.max(0, isThere - performance.now()) + stayMs)
    return !isLeaving
  }

  function leavePrompt(): void {
    if (isLeaving || !prompt) return
    isLeaving = true
    if (prompt.contains(document.activeElement)) giveFocusBack(shown, before, main)
    prompt.inert = true
    const ms = slidePrompt(prompt, 'out')
    if (ms === 0) shown.end()
    else runAfter(ms, shown.end, signal)
  }

  const isIn = { pointer: false, focus: false }
  function setHeld(by: keyof typeof isIn, holds: boolean): void {
    isIn[by] = holds
    stay.standStill(isIn.pointer || isIn.focus)
  }
  const heard = {
    pointerenter: () => setHeld('pointer', true),
    pointerleave: () => setHeld('pointer', false),
    focusin({ relatedTarget }: FocusEvent) {
      if (!isIn.focus) before = relatedTarget as Element | null
      setHeld('focus', true)
    },
    focusout: ({ relatedTarget }: FocusEvent) =>
      setHeld('focus', Boolean(prompt?.contains(relatedTarget as Node | null))),
    keydown: ({ key }: KeyboardEvent) => key === 'Escape' && leavePrompt(),
  }
  // Where it is in the document, it would be the last stop of the page.
  const next = document.activeElement
  function goToPrompt(event: KeyboardEvent): void {
    if (event.key !== 'Tab' || event.shiftKey || document.activeElement !== next || isLeaving) return
    event.preventDefault()
    prompt?.querySelector('a')?.focus()
  }
  show(<ViewBagPrompt cart={cart} product={product} onFollow={onFollow} onContinue={leavePrompt} />, () => {
    prompt = host.firstElementChild as HTMLElement | null
    if (!prompt || signal.aborted) return
    onDrawn()
    isThere = performance.now() + slidePrompt(prompt, 'in')
    addListeners(prompt, heard, { signal })
    addListeners(document, { keydown: goToPrompt }, { signal })
    stayOn()
  })
  shown.onRemove(() => show(null))
  return { stayOn }
}
