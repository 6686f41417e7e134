import { useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { motionMs } from '../../kit/change/motion.ts'
import type { CardItem } from '../../kit/products/card-item.ts'
import { ProductCard } from '../../kit/products/product-card.tsx'
import type { Recommendations } from '../../kit/products/recommendations.ts'
import { useWindowWidth } from '../../kit/watch/use-window-width.ts'
import { isNarrow } from '../../kit/watch/width.ts'
import { sayText } from '../../kit/words/say.ts'

type RowsProps = { headline: string; cards: readonly CardItem[]; feed: Recommendations }

/** Draws rows of cards: the first ones, and all of them after a press of the button (CAT-04.1 to CAT-04.6). */
export function CardRows({ headline, cards, feed }: RowsProps) {
  const list = useRef<HTMLUListElement>(null)
  const [isRevealed, setRevealed] = useState(false)
  /** The number of cards before the press, and their height in CSS px. */
  const before = useRef({ count: 0, height: 0 })
  const atFirst = cardsAtFirst(useWindowWidth())
  const shown = isRevealed ? cards : cards.slice(0, atFirst)

  useLayoutEffect(() => {
    const { current: rows } = list
    if (!isRevealed || !rows) return
    const { count, height } = before.current
    rows.children[count]?.querySelector('a')?.focus({ preventScroll: true })
    const duration = motionMs()
    const frames = [height, rows.offsetHeight].map((each) => ({ height: `${each}px`, overflow: 'clip' }))
    if (duration > 0) rows.animate(frames, { duration, easing: 'ease-out' })
  }, [isRevealed])

  function revealRow(): void {
    before.current = { count: shown.length, height: list.current?.offsetHeight ?? 0 }
    // Synchronously, so that focus can move from the removed button to the first new card.
    flushSync(() => setRevealed(true))
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: shops have rules for sections, which would space or split this one
    <div className="category-recommendations-rows" role="region" aria-label={headline}>
      <h2 className="instep-heading">{headline}</h2>
      <ul ref={list} className="category-recommendations-list">
        {shown.map((card) => (
          <li key={card.id}>
            <ProductCard
              item={card}
              watch={(element) => feed.watch(element, card.id)}
              onUse={() => feed.onUse(card.id)}
            />
          </li>
        ))}
      </ul>
      {!isRevealed && hasMore(cards.length, atFirst) && (
        <button type="button" className="category-recommendations-more instep-button" onClick={revealRow}>
          {sayText('Show more')}
        </button>
      )}
    </div>
  )
}

/** Returns the number of cards before the button is pressed, for a window width in CSS px (CAT-04.2, CAT-04.3). */
export function cardsAtFirst(width: number): number {
  return isNarrow(width, { upTo: 500 }) ? 2 : 4
}

/** Returns whether the button has more cards to show (CAT-04.5). */
export function hasMore(count: number, atFirst: number): boolean {
  return count > atFirst
}
