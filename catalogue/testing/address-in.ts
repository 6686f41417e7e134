import { checkTemplate } from '../../script/experiences/rules/check-requirements.ts'
import type { Template } from '../define-template.ts'

const countries = ['uk', 'us', 'eu', 'ca']

/** An address of the shop in a language, at which a template belongs; undefined where it is at none in that language. */
export function addressIn(language: string, template: Template): string | undefined {
  const [pageType = 'other'] = template.pages
  const [deviceType = 'computer'] = template.devices
  return countries
    .map((country) => `/${country}/${language}/`)
    .find((url) => checkTemplate(template, { pageType, deviceType, url }).every(({ passes }) => passes))
}
