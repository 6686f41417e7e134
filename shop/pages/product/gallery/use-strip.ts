import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'

export type Strip = {
  strip: RefObject<HTMLUListElement | null>
  /** The id of the item on screen. */
  shown: string
  show: (id: string) => void
}

/**
 * The strip of pictures: which one is on screen, whether by swiping or by choice. It uses the positions of the items in
 * the page, because other code may have changed their order.
 */
export function useStrip(first: string): Strip {
  const strip = useRef<HTMLUListElement>(null)
  const [shown, setShown] = useState(first)

  useEffect(() => {
    const list = strip.current
    if (!list) return undefined
    const measureStrip = () => setShown((before) => itemOnScreen(list)?.id ?? before)
    const leaving = new AbortController()
    list.addEventListener('scroll', measureStrip, { passive: true, signal: leaving.signal })
    const order = new MutationObserver(measureStrip)
    order.observe(list, { childList: true })
    return () => {
      leaving.abort()
      order.disconnect()
    }
  }, [])

  const show = useCallback((id: string) => {
    const item = listItems(strip.current).find((one) => one.id === id)
    if (item) strip.current?.scrollTo({ left: item.offsetLeft - strip.current.offsetLeft })
  }, [])

  return { strip, shown, show }
}

function listItems(list: HTMLElement | null): HTMLElement[] {
  return [...(list?.children ?? [])].filter((item) => item instanceof HTMLElement)
}

function itemOnScreen(list: HTMLElement): HTMLElement | undefined {
  const distanceOf = ({ offsetLeft }: HTMLElement) => Math.abs(offsetLeft - list.offsetLeft - list.scrollLeft)
  return listItems(list).toSorted((a, b) => distanceOf(a) - distanceOf(b))[0]
}
