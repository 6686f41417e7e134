import type { FormStep } from '../../orders/checkout-values.ts'
import { useShop } from '../shop-context.tsx'
import { StepLink } from './step-link.tsx'

/** The incomplete steps on the review, as links. */
export function Unfinished({ steps }: { steps: FormStep[] }) {
  const { path, texts } = useShop()
  if (steps.length === 0) return null
  return (
    <ul className="unfinished">
      {steps.map((step) => (
        <li key={step}>
          {texts.checkout.unfinished[step]}{' '}
          <StepLink
            className="unfinished-link"
            href={path(`checkout/${step}`)}
            label={`${texts.checkout.complete}: ${texts.checkout.steps[step]}`}
          >
            {texts.checkout.complete}
          </StepLink>
        </li>
      ))}
    </ul>
  )
}
