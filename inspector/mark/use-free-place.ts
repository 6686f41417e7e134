import { type RefObject, useEffect, useState } from 'react'
import { choosePlace, edge, listPlaces, type MarkPlace } from './choose-place.ts'
import { readCovered } from './read-covered.ts'

/** The interval between two looks at the page below the mark, in milliseconds; a page changes without an event. */
const lookAgainMs = 250

/** A place for the mark where it covers no button of the page; looked for again as the page scrolls and changes. */
export function useFreePlace(mark: RefObject<HTMLElement | null>, side: MarkPlace['side']): MarkPlace {
  const [place, setPlace] = useState<MarkPlace>({ side, bottom: edge })

  useEffect(() => {
    const timer = setInterval(() => {
      const root = mark.current?.getRootNode()
      if (!mark.current || !(root instanceof ShadowRoot)) return
      const { width, height } = mark.current.getBoundingClientRect()
      const coveredAt = (at: MarkPlace) => {
        const left = at.side === 'left' ? edge : document.documentElement.clientWidth - edge - width
        return readCovered(new DOMRect(left, innerHeight - at.bottom - height, width, height), root.host)
      }
      setPlace((current) => {
        const isInside = current.bottom + height <= innerHeight
        const chosen = choosePlace(listPlaces(side, innerHeight, height), coveredAt, isInside ? current : undefined)
        return chosen && (chosen.side !== current.side || chosen.bottom !== current.bottom) ? chosen : current
      })
    }, lookAgainMs)
    return () => clearInterval(timer)
  }, [mark, side])

  return place
}
