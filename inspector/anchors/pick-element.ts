/** Picking an element of the shop's page: by pointer, by touch, or by keys. */
export type Picker = {
  /** Chooses the element around the current one, or goes back to the one within it. */
  widen(): void
  narrow(): void
  use(): void
  stop(): void
}

export type PickerEvents = {
  /** The element that would be chosen now. */
  onAim(element: Element): void
  onPick(element: Element): void
  onCancel(): void
}

/** What a page would do with a press; while somebody picks it must not open, submit or navigate. */
const presses = [
  'pointerdown',
  'pointerup',
  'mousedown',
  'mouseup',
  'touchstart',
  'touchend',
  'click',
  'dblclick',
  'auxclick',
]

/**
 * Lets a person point at an element of the page; the inspector itself is left alone. Arrow keys move through the page:
 * up to what is around an element, down into it, left and right to its neighbours; Enter picks, Escape cancels.
 */
export function pickElement(host: Element, { onAim, onPick, onCancel }: PickerEvents): Picker {
  const listening = new AbortController()
  let current: Element | undefined
  /** The way up from the element that was pointed at. */
  let within: Element[] = []

  function aimAt(element: Element | null | undefined, way: Element[] = []): void {
    if (!element || element === host || element === document.documentElement) return
    current = element
    within = way
    onAim(element)
  }

  function pickCurrent(): void {
    listening.abort()
    if (current) onPick(current)
    else onCancel()
  }

  function actOnKey(key: string): boolean {
    if (key === 'ArrowUp') picker.widen()
    else if (key === 'ArrowDown') picker.narrow()
    else if (key === 'ArrowLeft') aimAt(current?.previousElementSibling)
    else if (key === 'ArrowRight') aimAt(current?.nextElementSibling)
    else if (key === 'Enter') pickCurrent()
    else if (key === 'Escape') {
      listening.abort()
      onCancel()
    } else return false
    return true
  }

  const picker: Picker = {
    widen: () => {
      if (current?.parentElement && current !== document.body) aimAt(current.parentElement, [...within, current])
    },
    narrow: () => aimAt(within[within.length - 1] ?? current?.firstElementChild, within.slice(0, -1)),
    use: pickCurrent,
    stop: () => listening.abort(),
  }

  const isOwn = (event: Event) => event.composedPath().includes(host)
  const options = { capture: true, passive: false, signal: listening.signal }

  window.addEventListener(
    'pointermove',
    (event) => {
      if (!isOwn(event) && event.pointerType !== 'touch')
        aimAt(meantBy(document.elementFromPoint(event.clientX, event.clientY)))
    },
    options,
  )
  for (const type of presses)
    window.addEventListener(
      type,
      (event) => {
        if (isOwn(event)) return
        event.preventDefault()
        event.stopImmediatePropagation()
        if (type !== 'click') return
        aimAt(meantBy(event.target instanceof Element ? event.target : null))
        // A finger covers what it points at, so that a tap only aims.
        if ((event as PointerEvent).pointerType !== 'touch') pickCurrent()
      },
      options,
    )
  window.addEventListener(
    'keydown',
    (event) => {
      // The buttons of the bar are pressed by Enter, too.
      if (event.composedPath()[0] instanceof HTMLButtonElement && event.key === 'Enter') return
      if (!actOnKey(event.key)) return
      event.preventDefault()
      event.stopImmediatePropagation()
    },
    options,
  )
  aimAt(document.querySelector('main') ?? document.body)
  return picker
}

/** Who points at the icon or the text of a button means the button. */
function meantBy(element: Element | null): Element | null {
  return element?.closest('button, select, summary') ?? element
}
