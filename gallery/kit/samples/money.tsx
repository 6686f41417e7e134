import { useState } from 'react'
import { defineExperience } from '../../../catalogue/define-experience.ts'
import { drawBeside } from '../../../catalogue/kit/draw/draw-beside.tsx'
import { feedAmount, formatMoney } from '../../../catalogue/kit/shop/money.ts'

export type Content = { amount: string; currency: string }

/** Empty for an invalid amount: the card then shows no price. */
function Price(first: Content) {
  const [{ amount, currency }, set] = useState(first)
  const prices = [
    ['Of a product or the bag', formatMoney(amount, currency || undefined)],
    ['Of a recommendation feed', formatMoney(feedAmount(amount, currency), currency || undefined)],
  ]
  return (
    <form className="kit-form">
      <label>
        Amount <input value={amount} onChange={({ target }) => set({ amount: target.value, currency })} />
      </label>
      <label>
        Currency{' '}
        <input value={currency} maxLength={3} onChange={({ target }) => set({ amount, currency: target.value })} />
      </label>
      {prices.map(([of, price]) => (
        <output key={of}>
          {of} <b>{price || 'no price'}</b>
        </output>
      ))}
    </form>
  )
}

export const experience = defineExperience<Content>({
  id: 'kit/money',
  run(scope) {
    drawBeside(scope, { anchor: 'contentSlot', where: 'append' }, ({ show }) => show(<Price {...scope.content} />))
  },
})
