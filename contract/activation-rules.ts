/** The activation rules by their wire names (TR-01); a rule on the data layer has the prefix below. */
export const activationRules = [
  'times_activated',
  'times_activated_session',
  'page_url',
  'session_number',
  'min_page_views',
  'max_page_views',
  'lastgeolocation',
  'lastgeolocationdetail__city',
  'lastgeolocationdetail__metro_area',
  'lastgeolocationdetail__region',
  'technology__browser',
  'technology__device_type',
  'technology__os_name',
  'wait_for_body',
  'min_time_on_page',
  'min_time_in_session',
  'leaving_page',
  'segments',
] as const

export const dataLayerPrefix = 'pageviews.customvalues.uv.'

export function isActivationRule(name: string): boolean {
  return (activationRules as readonly string[]).includes(name) || name.startsWith(dataLayerPrefix)
}
