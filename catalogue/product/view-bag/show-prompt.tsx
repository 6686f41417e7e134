import { giveFocusBack } from '../../kit/change/give-focus-back.ts'
import type { Drawing } from '../../kit/draw/draw.tsx'
import type { InnerScope } from '../../kit/run/inner-scope.ts'
import { after } from '../../kit/watch/after.ts'
import { listen } from '../../kit/watch/listen.ts'
import { slide } from './slide.ts'
import { createStay } from './stay.ts'
import { ViewBagPrompt } from './view-bag-prompt.tsx'

/** How long the prompt stays after it has slid in, in ms (PDP-12.2). */
const stayMs = 5000

export type PromptFacts = {
  cart: string
  /** Selector of the page's main content, which gets the focus where nothing else can have it. */
  main: string
  onFollow: () => void
}

export type Prompt = {
  /** Begins its time anew; false when it is on its way out. */
  stayOn(): boolean
}

/** Shows the prompt; its scope ends when it has gone. */
export function showPrompt(shown: InnerScope, { host, show }: Drawing, { cart, main, onFollow }: PromptFacts): Prompt {
  const { signal } = shown
  const stay = createStay(shown, () => performance.now(), leave)
  let isLeaving = false
  let before: Element | null = null

  let prompt: HTMLElement | null = null
  /** When it has slid in, in ms. */
  let isThere = 0

  function stayOn(): boolean {
    // Until it is drawn there is no time to begin anew.
    if (!isLeaving && prompt) stay.begin(Math.max(0, isThere - performance.now()) + stayMs)
    return !isLeaving
  }

  function leave(): void {
    if (isLeaving || !prompt) return
    isLeaving = true
    if (prompt.contains(document.activeElement)) giveFocusBack(shown, before, main)
    prompt.inert = true
    const ms = slide(prompt, 'out')
    if (ms === 0) shown.end()
    else after(ms, shown.end, signal)
  }

  const isIn = { pointer: false, focus: false }
  function hold(by: keyof typeof isIn, holds: boolean): void {
    isIn[by] = holds
    stay.standStill(isIn.pointer || isIn.focus)
  }
  const heard = {
    pointerenter: () => hold('pointer', true),
    pointerleave: () => hold('pointer', false),
    focusin({ relatedTarget }: FocusEvent) {
      if (!isIn.focus) before = relatedTarget as Element | null
      hold('focus', true)
    },
    focusout: ({ relatedTarget }: FocusEvent) => hold('focus', Boolean(prompt?.contains(relatedTarget as Node | null))),
    keydown: ({ key }: KeyboardEvent) => key === 'Escape' && leave(),
  }
  show(<ViewBagPrompt cart={cart} onFollow={onFollow} onContinue={leave} />, () => {
    prompt = host.firstElementChild as HTMLElement | null
    if (!prompt || signal.aborted) return
    isThere = performance.now() + slide(prompt, 'in')
    listen(prompt, heard, { signal })
    stayOn()
  })
  shown.onRemove(() => show(null))
  return { stayOn }
}
