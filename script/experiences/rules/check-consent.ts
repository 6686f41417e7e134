import type { ExperienceDefinition } from '../../../contract/experience.ts'
import type { ConsentState } from '../../visitor/consent/consent.ts'
import { type CheckAnswer, failedAnswer, passedAnswer } from '../answer.ts'

/** Rules that need no data about the visitor, only about the page. All other rules need consent (BC-03). */
const impersonal =
  /^(?:page_url|wait_for_body|min_time_on_page|leaving_page|technology__\w+|pageviews\.customvalues\.uv\..+)$/

/**
 * Checks whether an experience may run without consent: after a denial only one that needs no data about the visitor may,
 * and until the visitor has answered every one that calls no service. A chunk of its own, because most pages have consent.
 */
export function checkConsent(
  state: ConsentState,
  { variations, activation_rules, template, segments = [], criteria = [], exclusion }: ExperienceDefinition,
): CheckAnswer[] {
  const name = 'consent'
  if (state === 'granted') return []
  if (state === 'pending')
    return template?.callsService ? [failedAnswer(name, 'pending, and a service is called with the visitor id')] : []
  const shares = variations.map(({ trafficAllocationRatio }) => trafficAllocationRatio).filter((share) => share > 0)
  if (shares.length !== 1 || shares[0] !== 1) return [failedAnswer(name, 'denied, and visitors are divided')]
  if (segments.length > 0 || criteria.length > 0) return [failedAnswer(name, 'denied, and segments are asked for')]
  if (exclusion) return [failedAnswer(name, 'denied, and visitors are divided among a group')]
  const rule = Object.keys(activation_rules ?? {}).find((each) => !impersonal.test(each))
  if (rule) return [failedAnswer(name, `denied, and ${rule} asks who the visitor is`)]
  if (template?.callsService) return [failedAnswer(name, 'denied, and a service is called with the visitor id')]
  return [passedAnswer(name, 'denied, and nothing of the visitor is needed')]
}
