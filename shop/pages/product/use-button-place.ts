import { type RefObject, useEffect, useRef, useState } from 'react'

export type ButtonPlace = 'in view' | 'above' | 'below'

/** Whether the panel's button is in view, or on which side it is out of view: the bars replace it there. */
export function useButtonPlace(): { buttonPlace: RefObject<HTMLDivElement | null>; place: ButtonPlace } {
  const buttonPlace = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState<ButtonPlace>('below')

  useEffect(() => {
    if (!buttonPlace.current) return undefined
    const observer = new IntersectionObserver((entries) => {
      const entry = entries.at(-1)
      if (entry) setPlace(placeOf(entry))
    })
    observer.observe(buttonPlace.current)
    return () => observer.disconnect()
  }, [])

  return { buttonPlace, place }
}

function placeOf({ isIntersecting, boundingClientRect }: IntersectionObserverEntry): ButtonPlace {
  if (isIntersecting) return 'in view'
  return boundingClientRect.top < 0 ? 'above' : 'below'
}
