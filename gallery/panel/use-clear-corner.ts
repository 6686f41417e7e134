import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { type Corner, clearCorner, type Insets } from './clear-corner.ts'

/** Below this width, in CSS px, the shop keeps its own bars at the top and bottom of the window. */
const computerWidth = 768

const insetsOn: Record<'computer' | 'phone', Insets> = {
  computer: { side: 12, top: 12, bottom: 12 },
  phone: { side: 12, top: 76, bottom: 88 },
}

/** How high the closed panel is, in CSS px. */
const closedHeight = 48

type PresentedHere = {
  shown: Element | undefined
  /** Whether the panel is beside the page, where it covers nothing. */
  isBeside: boolean
}

type PanelPlace = { corner: Corner; isOpen: boolean; toggle: (isOpen: boolean) => void }

/**
 * Keeps the panel off what is presented: it goes to a corner where it covers nothing of it, and closes if it finds none.
 * One that somebody opens stays open.
 */
export function useClearCorner(panel: RefObject<HTMLElement | null>, { shown, isBeside }: PresentedHere): PanelPlace {
  const [chosen, setChosen] = useState<boolean>()
  const [place, setPlace] = useState<{ corner: Corner; fits: boolean }>({ corner: 'bottom-left', fits: true })
  const isOpenWhere = (fits: boolean) => chosen ?? (isBeside || (fits && innerWidth >= computerWidth))
  const isOpen = isOpenWhere(place.fits)
  /** How large it was when it was open. */
  const openSize = useRef({ width: 340, height: 0 })

  // After each drawing, twice a second: the page may have moved since.
  useLayoutEffect(() => {
    if (isBeside || !shown || !panel.current) return
    const box = shown.getBoundingClientRect()
    const insets = insetsOn[innerWidth < computerWidth ? 'phone' : 'computer']
    const window = { width: document.documentElement.clientWidth, height: innerHeight }
    const size = panel.current.getBoundingClientRect()
    if (isOpen) openSize.current = size
    const opened = clearCorner(box, { panel: openSize.current, window, insets })
    const fits = opened.covered === 0
    const closed = { width: size.width, height: closedHeight }
    const best = isOpenWhere(fits) ? opened : clearCorner(box, { panel: closed, window, insets })
    if (best.corner !== place.corner || fits !== place.fits) setPlace({ corner: best.corner, fits })
  })

  return { corner: place.corner, isOpen, toggle: setChosen }
}
