import { useEffect, useState } from 'react'
import { isVisible } from './sight.ts'

/** How long elements stay outlined, in milliseconds. */
const outlinedFor = 6000

export type Place = { elements: readonly Element[]; label: string }

/** The place that is outlined, and a function that scrolls to one and outlines it for a while. */
export function useWhere(): { place: Place | undefined; showWhere: (place: Place) => void } {
  const [place, setPlace] = useState<Place>()
  useEffect(() => {
    if (!place) return undefined
    const timer = setTimeout(() => setPlace(undefined), outlinedFor)
    return () => clearTimeout(timer)
  }, [place])

  function showPlace({ elements, label }: Place) {
    const visible = elements.filter(isVisible)
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
    visible[0]?.scrollIntoView({ block: 'center', behavior: isCalm ? 'auto' : 'smooth' })
    setPlace({ elements: visible, label })
  }
  return { place, showWhere: showPlace }
}
