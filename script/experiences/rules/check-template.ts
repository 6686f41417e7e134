import type { DeviceType, TemplateFacts } from '../../../contract/experience.ts'
import { fitsPaths } from '../../../contract/fits-paths.ts'
import { type Answer, failed, passed } from '../answer.ts'

export type PlaceFacts = { pageType: string; deviceType: DeviceType; url: string }

/** Whether a catalogue template belongs on this page, device and address (SHR-01.3, SHR-01.4); one answer a question. */
export function checkTemplate(template: TemplateFacts, { pageType, deviceType, url }: PlaceFacts): Answer[] {
  return [
    oneOf('page type', pageType, template.pages),
    oneOf('device type', deviceType, template.devices),
    fitsPaths(template.paths ?? {}, url)
      ? passed('path', 'not limited, or contained in the address')
      : failed('path', `${url} is left out`),
  ]
}

function oneOf(check: string, value: string, allowed: readonly string[]): Answer {
  return allowed.includes(value) ? passed(check, value) : failed(check, `${value} is not one of ${allowed.join(', ')}`)
}
