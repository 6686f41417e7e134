import { useShop } from '../shop-context.tsx'
import { type CheckoutContent, checkoutSteps } from './checkout-content.ts'
import { StepLink } from './step-link.tsx'

/** The names of the three steps; completed ones are links, the current one is marked (SHOP-71). */
export function ProgressSteps({ content: { step: current, unfinished } }: { content: CheckoutContent }) {
  const { path, texts } = useShop()
  const { done, progress, steps } = texts.checkout
  const place = checkoutSteps.indexOf(current)
  return (
    <nav aria-label={progress}>
      <ol className="progress" data-anchor="progressSteps">
        {checkoutSteps.map((step, index) => (
          <li
            key={step}
            className="progress-step"
            data-state={index < place ? 'done' : index === place ? 'current' : 'ahead'}
            aria-current={index === place ? 'step' : undefined}
          >
            {index < place ? (
              <StepLink href={path(`checkout/${step}`)}>
                {steps[step]}
                {!unfinished.some((other) => other === step) && <span className="hidden-text">, {done}</span>}
              </StepLink>
            ) : (
              <span>{steps[step]}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
