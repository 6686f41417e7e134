import type { ReactNode } from 'react'
import type { FormStep } from '../../orders/checkout-values.ts'
import { useShop } from '../shop-context.tsx'
import { StepLink } from './step-link.tsx'

/** One part of the review, with a link to change it. */
export function ReviewPart({ title, step, children }: { title: string; step: FormStep; children: ReactNode }) {
  const { path, texts } = useShop()
  return (
    <section className="review-part">
      <h2>{title}</h2>
      <div className="review-words">{children}</div>
      <StepLink href={path(`checkout/${step}`)} label={texts.checkout.changeOf(title)}>
        {texts.checkout.change}
      </StepLink>
    </section>
  )
}
