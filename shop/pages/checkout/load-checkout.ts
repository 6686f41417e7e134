import type { Locale } from '../../locales/locale.ts'
import { textsFor } from '../../locales/texts.ts'
import { checkStep } from '../../orders/check-step.ts'
import { formSteps } from '../../orders/checkout-values.ts'
import { deliveryCountries } from '../../orders/delivery-countries.ts'
import type { LoadedPage } from '../page-data.ts'
import type { CheckoutContent } from './checkout-content.ts'

type StepState = Pick<CheckoutContent, 'step' | 'values' | 'attempt' | 'refusal'> &
  Partial<Pick<CheckoutContent, 'problems'>>

/** Loads a step of the checkout (SHOP-09). */
export function loadCheckout(locale: Locale, { problems = {}, ...state }: StepState): LoadedPage {
  const { checkout } = textsFor(locale)
  const { step, values } = state
  const names = new Intl.DisplayNames(locale.tag, { type: 'region' })
  const countries = deliveryCountries(locale).map((code) => ({ code, name: names.of(code) ?? code }))
  const unfinished = formSteps.filter((form) => Object.keys(checkStep(form, values, locale)).length > 0)
  return {
    path: `checkout/${step}`,
    type: 'checkout',
    subtypes: [step],
    title: checkout.pageTitle(checkout.steps[step]),
    content: { page: 'checkout', ...state, problems, unfinished, countries: byName(countries, locale) },
  }
}

function byName<Named extends { name: string }>(countries: Named[], { tag }: Locale): Named[] {
  return countries.toSorted((one, other) => one.name.localeCompare(other.name, tag))
}
