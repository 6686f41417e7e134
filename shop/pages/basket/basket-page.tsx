import { useRef, useState } from 'react'
import { Slot } from '../../../slots/wrapper/slot.ts'
import type { Texts } from '../../locales/texts/en.ts'
import { useBag } from '../bag/bag-context.tsx'
import { categoryPath } from '../parts/category-path.ts'
import { useShop } from '../shop-context.tsx'
import type { BasketContent } from './basket-content.ts'
import { BasketLines } from './basket-lines.tsx'
import { BasketSummary } from './basket-summary.tsx'
import { CheckoutBar } from './checkout-bar.tsx'
import { Removed } from './removed.tsx'

/** The basket page (SHOP-07). Its content has the result of a change that was sent without script. */
export function BasketPage({ content }: { content: BasketContent }) {
  const { texts } = useShop()
  const { contents } = useBag()
  const heading = useRef<HTMLHeadingElement>(null)
  const [problem, setProblem] = useState(refusalOf(content.refused, texts))
  const [removed, setRemoved] = useState(content.removed)
  const [said, setSaid] = useState('')
  const gone = removed && !contents.lines.some(({ sku }) => sku === removed.sku) ? removed : undefined

  function takeNote(line: { sku: string; name: string }) {
    setRemoved(line)
    setSaid(texts.basket.removed(line.name))
    heading.current?.focus() // the button that had focus is gone
  }

  function noteRestored(name: string) {
    setRemoved(undefined)
    setSaid(texts.basket.restored(name))
    heading.current?.focus()
  }

  return (
    <div className="basket">
      <h1 ref={heading} tabIndex={-1}>
        {texts.basket.title}
      </h1>
      <p className="problem" role="alert">
        {problem}
      </p>
      <p className="hidden-text" role="status">
        {said}
      </p>
      {gone && <Removed line={gone} onProblem={setProblem} onRestored={noteRestored} />}
      {contents.lines.length === 0 ? (
        <EmptyBasket />
      ) : (
        <>
          <div className="basket-columns">
            <div className="basket-main">
              <ReturnsPromo />
              <BasketLines lines={contents.lines} onProblem={setProblem} onSay={setSaid} onRemoved={takeNote} />
            </div>
            <Slot id="basket-summary" contents={contents}>
              <BasketSummary contents={contents} />
            </Slot>
          </div>
          <CheckoutBar total={contents.total} />
        </>
      )}
    </div>
  )
}

function EmptyBasket() {
  const { path, texts } = useShop()
  return (
    <div className="basket-empty">
      <p className="basket-empty-lead">{texts.bag.empty}</p>
      <p>{texts.bag.emptyText}</p>
      <a className="button" href={path(categoryPath('new'))}>
        {texts.bag.emptyLink}
      </a>
    </div>
  )
}

function refusalOf(refused: string | undefined, texts: Texts): string | undefined {
  return Object.entries(texts.refusals).find(([reason]) => reason === refused)?.[1]
}

/** The box about free returns above the items (SHOP-55). */
function ReturnsPromo() {
  const { path, texts } = useShop()
  return (
    <p className="returns-promo" data-anchor="returnsPromo">
      {texts.basket.returns} <a href={`${path('help')}#returns`}>{texts.basket.returnsLink}</a>
    </p>
  )
}
