import type { DeviceType, TemplateFacts } from '../../../contract/experience.ts'
import { fitsPaths } from '../../../contract/fits-paths.ts'
import { type CheckAnswer, failedAnswer, passedAnswer } from '../answer.ts'

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
