import type { RefObject } from 'react'
import type { MarkPlace } from './choose-place.ts'
import { useFreePlace } from './use-free-place.ts'

type Props = {
  button: RefObject<HTMLButtonElement | null>
  side: MarkPlace['side']
  onPage: number
  failed: number
  onOpen: () => void
}

/** The closed inspector: a small button at the edge of the window, beside the page's own buttons. */
export function Mark({ button, side, onPage, failed, onOpen }: Props) {
  const place = useFreePlace(button, side)
  return (
    <button
      ref={button}
      type="button"
      className="mark"
      data-side={place.side}
      style={{ insetBlockEnd: place.bottom }}
      onClick={onOpen}
    >
      Instep <b>{onPage}</b> on the page{failed > 0 && <em>{failed} failed</em>}
    </button>
  )
}
