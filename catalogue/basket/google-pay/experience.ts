import { defineExperience } from '../../define-experience.ts'
import { addStyles } from '../../kit/change/add-styles.ts'
import { innerScope } from '../../kit/run/inner-scope.ts'
import { sharedOnPage } from '../../kit/run/shared-on-page.ts'
import { followElements } from '../../kit/watch/follow.ts'
import { mayPay } from './may-pay.ts'
import type { Content } from './template.ts'

/**
 * BAS-08: shows the Google Pay button only to visitors with one of the chosen IP addresses, and hides it until the
 * address is known.
 */
export const experience = defineExperience<Content>({
  id: 'basket/google-pay',
  async run(scope) {
    const { content, options } = scope
    const hiding = innerScope(scope)
    scope.onRemove(hiding.end)
    // A style rule instead of a change to the button, so that it also applies when the button is rendered later or
    // again.
    for (const each of [scope.selector('googlePayButton'), content.place])
      if (each) addStyles(hiding, `:is(${each}) { display: none !important }`)
    // Also for whom it is shown: from then on the page no longer keeps the place closed.
    followElements(scope, scope.selector('googlePayButton'), (_, each) => each.exposure.happens())
    if (content.allowedIPs.length === 0) return
    const ip = await sharedOnPage(options, 'ip', () => options.ip())
    if (mayPay(ip, content.allowedIPs)) hiding.end()
  },
})
