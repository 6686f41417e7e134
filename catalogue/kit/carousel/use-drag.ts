import { type HTMLAttributes, type RefObject, useRef, useState } from 'react'

/** Distance in CSS px beyond which a drag moves the carousel; shorter drags snap back (SHR-02.6). */
const enough = 40
/** Distance in CSS px beyond which a press counts as a drag and no longer as a click. */
const drags = 5

/** The position of the pointer and of the track when the drag started, in CSS px. */
type Gesture = { id: number; x: number; y: number; from: number; isDrag: boolean }

export type Drag = {
  isDragged: boolean
  /** Event handlers for the element that is dragged. */
  handlers: HTMLAttributes<HTMLElement>
}

/**
 * Handles horizontal swipes and drags: the track follows the pointer, and on release `onMove` receives 1 for a drag to the
 * left, -1 for one to the right, or 0 when the distance was too short. The element needs `touch-action: pan-y` so that the browser keeps vertical swipes for
 * scrolling.
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
      // Added directly: React 16 handles clicks only after all other listeners.
      if (now.isDrag) currentTarget.addEventListener('click', swallowClick, { capture: true, once: true })
      if (Math.abs(x) <= enough) return endDrag(0)
      endDrag(x < 0 ? 1 : -1)
    },
    onPointerCancel: () => endDrag(0),
  }
  return { isDragged, handlers }
}

/** Prevents the click at the end of a drag from following the link under the pointer. */
function swallowClick(event: Event): void {
  event.preventDefault()
  event.stopPropagation()
}
