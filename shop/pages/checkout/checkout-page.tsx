import { wayOf } from '../../orders/with-delivery.ts'
import { useShop } from '../shop-context.tsx'
import type { CheckoutContent } from './checkout-content.ts'
import { FormStepPage } from './form-step-page.tsx'
import { OrderSummary } from './order-summary.tsx'
import { ProgressSteps } from './progress-steps.tsx'
import { ReviewStep } from './review-step.tsx'

/** A step of the checkout beside the order summary (SHOP-09). The progress bar stays when the step changes. */
export function CheckoutPage({ content }: { content: CheckoutContent }) {
  const { texts } = useShop()
  const { step } = content
  const way = wayOf(content.values.way)
  return (
    <div className="checkout">
      <ProgressSteps content={content} />
      <h1>{texts.checkout.headlines[step]}</h1>
      {step === 'review' ? (
        <div className="checkout-columns checkout-review">
          <div className="checkout-main">
            <ReviewStep content={content} way={way} />
          </div>
          <OrderSummary way={way} />
        </div>
      ) : (
        <FormStepPage key={step} step={step} content={content} />
      )}
    </div>
  )
}
