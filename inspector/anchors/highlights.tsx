import { useEffect, useMemo, useState } from 'react'
import { countMatches } from './selector-candidates.ts'

type Props = { elements: readonly Element[]; tone: 'aim' | 'match'; label?: string }

/** How many elements are outlined at once. */
const mostOutlined = 60

/** Outlines elements of the page, and follows them while it scrolls or moves. */
export function Highlights({ elements, tone, label }: Props) {
  const [boxes, setBoxes] = useState<DOMRect[]>([])
  useEffect(() => {
    let frame = 0
    let before = ''
    const followElements = () => {
      const now = elements.slice(0, mostOutlined).map((each) => each.getBoundingClientRect())
      const text = JSON.stringify(now)
      if (text !== before) setBoxes(now)
      before = text
      frame = requestAnimationFrame(followElements)
    }
    followElements()
    return () => cancelAnimationFrame(frame)
  }, [elements])
  return (
    <div aria-hidden="true">
      {boxes.map(({ left, top, width, height }, at) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: boxes have no identity of their own
          key={at}
          className="outline"
          data-tone={tone}
          style={{ left, top, width, height }}
        >
          {label && at === 0 && <span>{label}</span>}
        </div>
      ))}
    </div>
  )
}

/** Outlines the elements that a selector matches. */
export function Matches({ selector }: { selector: string | undefined }) {
  const elements = useMemo(
    () => (selector && countMatches(document, selector) > 0 ? [...document.querySelectorAll(selector)] : []),
    [selector],
  )
  return <Highlights elements={elements} tone="match" />
}
