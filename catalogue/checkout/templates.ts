import * as consentLabel from './consent-label/template.ts'
import * as padlock from './padlock/template.ts'
import * as progress from './progress/template.ts'

/** The templates for the checkout. */
export const checkoutTemplates = {
  'checkout/padlock': padlock,
  'checkout/consent-label': consentLabel,
  'checkout/progress': progress,
}
