import { type RefObject, useEffect, useRef, useState } from 'react'

/** Returns the addresses of pictures within an element that failed to load, before hydration or since. */
export function useBrokenPictures(): { place: RefObject<HTMLElement | null>; broken: ReadonlySet<string> } {
  const place = useRef<HTMLElement>(null)
  const [broken, setBroken] = useState<ReadonlySet<string>>(new Set())

  useEffect(() => {
    const element = place.current
    if (!element) return undefined
    const addBroken = (source: string | null) => source && setBroken((before) => new Set(before).add(source))
    const leaving = new AbortController()
    const onError = ({ target }: Event) => target instanceof HTMLImageElement && addBroken(target.getAttribute('src'))
    element.addEventListener('error', onError, { capture: true, signal: leaving.signal })
    for (const image of element.querySelectorAll('img'))
      if (image.complete) image.decode().catch(() => leaving.signal.aborted || addBroken(image.getAttribute('src')))
    return () => leaving.abort()
  }, [])

  return { place, broken }
}
