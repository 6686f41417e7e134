import { useEffect, useRef, useState } from 'react'
import { paymentWays } from '../../orders/checkout-values.ts'
import { Icon } from '../parts/icon.tsx'
import { useShop } from '../shop-context.tsx'
import { AddressFields } from './address-fields.tsx'
import { CardFields } from './card-fields.tsx'
import type { PaymentCard } from './check-card.ts'
import type { CheckoutContent } from './checkout-content.ts'
import { Choice } from './choice.tsx'
import { useField } from './step-form.tsx'
import { StepLink } from './step-link.tsx'

/** The step for payment and billing address. */
export function BillingStep({ countries, card }: { countries: CheckoutContent['countries']; card: PaymentCard }) {
  const { path, texts } = useShop()
  const words = texts.checkout
  const start = useField('payment').value
  const otherAddress = useField('otherAddress').value
  const [payment, setPayment] = useState(start)
  const part = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const early = part.current?.querySelector<HTMLInputElement>('input[name="payment"]:checked')
    if (early) setPayment(early.value) // it may have been chosen before React runs
  }, [])

  const options = paymentWays.map((value) => ({
    value,
    name: words.paymentWays[value],
    text: words.paymentTexts[value],
  }))
  return (
    <>
      <div ref={part}>
        <Choice name="payment" title={words.payment} options={options} chosen={start} onChoose={setPayment}>
          {payment === 'card' && <CardFields card={card} />}
        </Choice>
      </div>
      <fieldset className="checkout-part">
        <legend>{words.billingAddress}</legend>
        <div className="tick">
          <input
            id="otherAddress"
            type="checkbox"
            name="otherAddress"
            value="1"
            defaultChecked={otherAddress === '1'}
          />
          <label htmlFor="otherAddress">{words.otherAddress}</label>
        </div>
        <div className="billing-address">
          <AddressFields countries={countries} billing />
        </div>
      </fieldset>
      <div className="checkout-actions">
        <button type="submit" className="button" data-anchor="reviewButton">
          {words.toReview} <Icon name="arrow" />
        </button>
        <StepLink href={path('checkout/delivery')}>{words.backTo.delivery}</StepLink>
      </div>
    </>
  )
}
