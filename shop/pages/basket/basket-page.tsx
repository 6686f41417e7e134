import { useRef, useState } from 'react'
import type { Texts } from '../../locales/texts/en.ts'
import { useBag } from '../bag/bag-context.tsx'
import { categoryPath } from '../parts/category-path.ts'
import { useShop } from '../shop-context.tsx'
import { BasketRow } from './basket-row.tsx'
import { BasketSummary } from './basket-summary.tsx'

/** The basket (SHOP-07). `refused` is the reason of a change that was sent without script. */
export function BasketPage({ refused }: { refused?: string }) {
  const { texts } = useShop()
  const { contents } = useBag()
  const heading = useRef<HTMLHeadingElement>(null)
  const [problem, setProblem] = useState(refusalOf(refused, texts))
  const [said, setSaid] = useState('')

  function removed(name: string) {
    setSaid(texts.basket.removed(name))
    heading.current?.focus() // the button that had focus is gone
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
      {contents.lines.length === 0 ? (
        <EmptyBasket />
      ) : (
        <div className="basket-columns">
          <ul className="basket-lines">
            {contents.lines.map((line) => (
              <BasketRow key={line.sku} line={line} onProblem={setProblem} onSay={setSaid} onRemoved={removed} />
            ))}
          </ul>
          <BasketSummary contents={contents} />
        </div>
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
