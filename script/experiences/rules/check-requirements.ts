import type { DeviceType, ExperienceDefinition, TemplateFacts } from '../../../contract/experience.ts'
import { fitsPaths } from '../../../contract/fits-paths.ts'
import type { ConsentState } from '../../visitor/consent/consent.ts'
import { type CheckAnswer, failedAnswer, passedAnswer } from '../answer.ts'

/** Rules that need no data about the visitor, only about the page. All other rules need consent (BC-03). */
const impersonal =
  /^(?:page_url|wait_for_body|min_time_on_page|leaving_page|technology__\w+|pageviews\.customvalues\.uv\..+)$/

/** Checks whether an experience may run without consent: only one that needs no data about the visitor may. */
export function checkConsent(
  state: ConsentState,
  { variations, activation_rules, template, segments = [], criteria = [], exclusion }: ExperienceDefinition,
): CheckAnswer[] {
  if (state !== 'denied') return []
  const name = 'consent'
  const shares = variations.map(({ trafficAllocationRatio }) => trafficAllocationRatio).filter((share) => share > 0)
  if (shares.length !== 1 || shares[0] !== 1) return [failedAnswer(name, 'denied, and visitors are divided')]
  if (segments.length > 0 || criteria.length > 0) return [failedAnswer(name, 'denied, and segments are asked for')]
  if (exclusion) return [failedAnswer(name, 'denied, and visitors are divided among a group')]
  const rule = Object.keys(activation_rules ?? {}).find((each) => !impersonal.test(each))
  if (rule) return [failedAnswer(name, `denied, and ${rule} asks who the visitor is`)]
  if (template?.callsService) return [failedAnswer(name, 'denied, and a service is called with the visitor id')]
  return [passedAnswer(name, 'denied, and nothing of the visitor is needed')]
}

export type PlaceFacts = { pageType: string; deviceType: DeviceType; url: string }

/** Checks whether a catalogue template belongs on this page type, device and address (SHR-01.3, SHR-01.4). */
export function checkTemplate(template: TemplateFacts, { pageType, deviceType, url }: PlaceFacts): CheckAnswer[] {
  return [
    oneOf('page type', pageType, template.pages),
    oneOf('device type', deviceType, template.devices),
    fitsPaths(template.paths ?? {}, url)
      ? passedAnswer('path', 'not limited, or contained in the address')
      : failedAnswer('path', `${url} is left out`),
  ]
}

function oneOf(check: string, value: string, allowed: readonly string[]): CheckAnswer {
  return allowed.includes(value)
    ? passedAnswer(check, value)
    : failedAnswer(check, `${value} is not one of ${allowed.join(', ')}`)
}
