import { type HTMLAttributes, type RefObject, useRef, useState } from 'react'

/** In CSS px: further is a move, less snaps back (SHR-02.6). */
const enough = 40
/** From here on it is a drag, and no click. */
const drags = 5

/** Where a pointer went down, and where the track was then, in CSS px. */
type Gesture = { id: number; x: number; y: number; from: number; isDrag: boolean }

export type Drag = {
  isDragged: boolean
  /** Of the element that is dragged within. */
  handlers: HTMLAttributes<HTMLElement>
}

/**
 * Horizontal swipes and drags: the track follows the pointer, and on release `onMove` is told the direction, 0 when it
 * did not go far enough. The element needs `touch-action: pan-y`, by which the browser keeps vertical swipes for itself.
 */
export function useDrag(track: RefObject<HTMLElement | null>, onMove: (by: 1 | 0 | -1) => void): Drag {
  const [isDragged, setDragged] = useState(false)
  const gesture = useRef<Gesture>(undefined)

  function endDrag(by: 1 | 0 | -1): void {
    if (gesture.current?.isDrag) {
      setDragged(false)
      onMove(by)
    }
    gesture.current = undefined
  }

  const handlers: HTMLAttributes<HTMLElement> = {
    onDragStart: (event) => event.preventDefault(),
    onPointerDown({ pointerId, isPrimary, button, clientX, clientY, currentTarget }) {
      currentTarget.removeEventListener('click', swallowClick, true)
      if (!isPrimary || button !== 0) return
      const from = Number.parseFloat(track.current?.style.translate ?? '') || 0
      gesture.current = { id: pointerId, x: clientX, y: clientY, from, isDrag: false }
    },
    onPointerMove({ pointerId, clientX, clientY, currentTarget, buttons }) {
      const now = gesture.current
      if (now?.id !== pointerId) return
      if (buttons === 0) return endDrag(0)
      const [x, y] = [clientX - now.x, clientY - now.y]
      if (!now.isDrag) {
        if (Math.hypot(x, y) <= drags) return
        if (Math.abs(y) > Math.abs(x)) return endDrag(0)
        now.isDrag = true
        currentTarget.setPointerCapture(pointerId)
        setDragged(true)
      }
      if (track.current) track.current.style.translate = `${now.from + x}px`
    },
    onPointerUp({ pointerId, clientX, currentTarget }) {
      const now = gesture.current
      if (now?.id !== pointerId) return
      const x = clientX - now.x
      // By itself: React 16 hears of a click only after everybody else.
      if (now.isDrag) currentTarget.addEventListener('click', swallowClick, { capture: true, once: true })
      if (Math.abs(x) <= enough) return endDrag(0)
      endDrag(x < 0 ? 1 : -1)
    },
    onPointerCancel: () => endDrag(0),
  }
  return { isDragged, handlers }
}

/** The click that ends a drag does not follow the link under the pointer. */
function swallowClick(event: Event): void {
  event.preventDefault()
  event.stopPropagation()
}
