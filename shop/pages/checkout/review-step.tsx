import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { DeliveryWay } from '../../orders/checkout-values.ts'
import { withDelivery } from '../../orders/with-delivery.ts'
import { useBag } from '../bag/bag-context.tsx'
import { useNavigate } from '../navigation-context.tsx'
import { useShop } from '../shop-context.tsx'
import { AddressText } from './address-text.tsx'
import type { CheckoutContent } from './checkout-content.ts'
import { ReviewPart } from './review-part.tsx'
import { sendForm } from './send-form.ts'
import { StepLink } from './step-link.tsx'
import { Unfinished } from './unfinished.tsx'

/** Everything that was chosen, and the order button. Opened directly, it says what is missing (SHOP-09). */
export function ReviewStep({ content, way }: { content: CheckoutContent; way: DeliveryWay }) {
  const { locale, path, texts } = useShop()
  const { contents } = useBag()
  const navigate = useNavigate()
  const words = texts.checkout
  const { values, countries, unfinished } = content
  const [problem, setProblem] = useState(content.refusal && words.refusals[content.refusal])
  const sending = useRef(false)
  const alert = useRef<HTMLParagraphElement>(null)

  useEffect(() => {
    if (problem) alert.current?.scrollIntoView({ block: 'nearest' })
  }, [problem])

  async function submitOrder(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (sending.current) return
    sending.current = true
    try {
      const answer = await sendForm(event.currentTarget)
      if ('next' in answer) return await navigate(answer.next, { replace: true })
      await navigate(path('checkout/review'), { replace: true, scroll: false, focus: 'none' }) // with the current bag
      setProblem(answer.message)
    } catch {
      setProblem(texts.bag.failed)
    } finally {
      sending.current = false
    }
  }

  const news = [values.newsletter && words.byEmail, values.sms && words.bySms].filter(Boolean).join(', ')
  return (
    <>
      <Unfinished steps={unfinished} />
      {!unfinished.includes('delivery') && (
        <>
          <ReviewPart title={words.contact} step="delivery">
            <p>{values.email}</p>
            <p>{values.phone}</p>
          </ReviewPart>
          <ReviewPart title={words.address} step="delivery">
            <AddressText values={values} countries={countries} />
          </ReviewPart>
          <ReviewPart title={words.way} step="delivery">
            <p>{texts.product.deliveryWays[way]}</p>
            <p className="quiet">{texts.product.deliveryTimes[way]}</p>
          </ReviewPart>
          <ReviewPart title={words.consents} step="delivery">
            <p>{news || words.noNews}</p>
          </ReviewPart>
        </>
      )}
      {!unfinished.includes('billing') && (
        <>
          <ReviewPart title={words.payment} step="billing">
            <p>{words.paymentWays[values.payment === 'card' ? 'card' : 'invoice']}</p>
          </ReviewPart>
          <ReviewPart title={words.billingAddress} step="billing">
            {values.otherAddress ? (
              <AddressText values={values} countries={countries} billing />
            ) : (
              <p>{words.sameAddress}</p>
            )}
          </ReviewPart>
        </>
      )}
      <form className="checkout-form" method="post" action={path('checkout/review')} onSubmit={submitOrder}>
        <input type="hidden" name="attempt" value={content.attempt} />
        <input type="hidden" name="total" value={withDelivery(contents, way, locale.currency).total.toFixed(2)} />
        <p ref={alert} className="problem" role="alert">
          {problem}
        </p>
        <div className="checkout-actions">
          <button type="submit" className="button">
            {words.place}
          </button>
          <StepLink href={path('checkout/billing')}>{words.backTo.billing}</StepLink>
        </div>
      </form>
    </>
  )
}
