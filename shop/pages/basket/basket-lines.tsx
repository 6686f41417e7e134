import { useLayoutEffect, useRef } from 'react'
import type { BasketContentsLine } from '../../basket/basket-contents.ts'
import { BasketRow } from './basket-row.tsx'
import type { QuantityStep } from './quantity-choice.tsx'

type Props = {
  lines: BasketContentsLine[]
  onProblem: (problem: string | undefined) => void
  onSay: (words: string) => void
  onRemoved: (line: { sku: string; name: string }) => void
}

/**
 * The rows, which are rendered again after each change (SHOP-50): additions by other code are lost and have to be made
 * again. The pressed button keeps the focus.
 */
export function BasketLines({ lines, onProblem, onSay, onRemoved }: Props) {
  const list = useRef<HTMLUListElement>(null)
  const pressed = useRef<{ sku: string; step: QuantityStep }>(undefined)
  const drawing = lines.map(({ sku, quantity }) => `${sku} ${quantity}`).join(', ')

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the new drawing that took the focus away
  useLayoutEffect(() => {
    const { sku, step } = pressed.current ?? {}
    pressed.current = undefined
    if (sku === undefined) return
    const row = `[data-sku="${CSS.escape(sku)}"]`
    list.current?.querySelector<HTMLElement>(`${row} [data-step="${step}"]`)?.focus()
  }, [drawing])

  return (
    <ul key={drawing} ref={list} className="basket-lines">
      {lines.map((line) => (
        <BasketRow
          key={line.sku}
          line={line}
          onStep={(step) => {
            pressed.current = { sku: line.sku, step }
          }}
          onProblem={onProblem}
          onSay={onSay}
          onRemoved={onRemoved}
        />
      ))}
    </ul>
  )
}
