import { sample as consentLabelSample } from './consent-label/sample.ts'
import { template as consentLabel } from './consent-label/template.ts'
import { sample as padlockSample } from './padlock/sample.ts'
import { template as padlock } from './padlock/template.ts'
import { sample as progressSample } from './progress/sample.ts'
import { template as progress } from './progress/template.ts'

/** Checkout. */
export const checkoutTemplates = {
  'checkout/padlock': { template: padlock, sample: padlockSample },
  'checkout/consent-label': { template: consentLabel, sample: consentLabelSample },
  'checkout/progress': { template: progress, sample: progressSample },
}
