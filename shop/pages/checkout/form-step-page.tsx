import { useState } from 'react'
import type { FormStep } from '../../orders/checkout-values.ts'
import { inventedValues } from '../../orders/invented-values.ts'
import { wayOf } from '../../orders/with-delivery.ts'
import { useShop } from '../shop-context.tsx'
import { BillingStep } from './billing-step.tsx'
import { type CardProblems, checkCard, type PaymentCard } from './check-card.ts'
import type { CheckoutContent } from './checkout-content.ts'
import { DeliveryStep } from './delivery-step.tsx'
import { FillButton } from './fill-button.tsx'
import { OrderSummary } from './order-summary.tsx'
import { problemTexts } from './problem-texts.ts'
import { StepForm } from './step-form.tsx'
import { useTyped } from './typed-context.tsx'

/** A test number of payment services; it belongs to nobody and pays nothing. */
export const inventedCard: PaymentCard = { cardNumber: '4242 4242 4242 4242', cardExpiry: '08/39', cardCode: '123' }

export const noCard: PaymentCard = { cardNumber: '', cardExpiry: '', cardCode: '' }

/**
 * A step with a form. Its values are those sent before, replaced by those typed in this window or filled in by the
 * demo.
 */
export function FormStepPage({ step, content }: { step: FormStep; content: CheckoutContent }) {
  const { locale, texts } = useShop()
  const typed = useTyped()
  const [start, setStart] = useState(() => ({
    values: { ...content.values, ...typed.current },
    card: noCard,
    times: 0,
  }))
  const [way, setWay] = useState(wayOf(start.values.way))

  function fillForm() {
    const values = { ...start.values, ...typed.current, ...inventedValues(step, locale) }
    typed.current = values
    setStart(({ times }) => ({ values, card: inventedCard, times: times + 1 }))
  }

  return (
    <div className="checkout-columns">
      <div className="checkout-main">
        <FillButton step={step} filled={start.times > 0} onFill={fillForm} />
        <StepForm
          key={start.times}
          step={step}
          values={start.values}
          found={problemTexts(content.problems, texts)}
          check={(form) => problemTexts(cardProblems(form), texts)}
        >
          {step === 'delivery' ? (
            <DeliveryStep countries={content.countries} way={way} onWay={setWay} />
          ) : (
            <BillingStep countries={content.countries} card={start.card} />
          )}
        </StepForm>
      </div>
      <OrderSummary way={step === 'delivery' ? way : wayOf(content.values.way)} />
    </div>
  )
}

/**
 * Returns what is wrong with the card fields of a form, if it shows them. Their values are only checked here and sent
 * nowhere.
 */
function cardProblems(form: HTMLFormElement): CardProblems {
  const fieldValue = (id: string) => form.querySelector<HTMLInputElement>(`#${id}`)?.value
  const cardNumber = fieldValue('cardNumber')
  if (cardNumber === undefined) return {}
  const card = { cardNumber, cardExpiry: fieldValue('cardExpiry') ?? '', cardCode: fieldValue('cardCode') ?? '' }
  return checkCard(card, new Date())
}
