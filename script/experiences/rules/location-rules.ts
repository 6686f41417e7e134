import type { PermanentState } from '../../cookies/permanent-cookie.ts'
import { compareText, type SyncRule } from './sync-rule.ts'

export type LocationFacts = {
  /** As the permanent cookie has it; '' for what is not known. */
  location: Pick<PermanentState, 'countryCode' | 'city' | 'area' | 'region'>
}

/** Rules on where the visitor is, by their wire names (TR-10). */
export const locationRules: Record<string, SyncRule<LocationFacts>> = {
  lastgeolocation: (rule, { location }) => compareText(rule, location.countryCode),
  lastgeolocationdetail__city: (rule, { location }) => compareText(rule, location.city),
  lastgeolocationdetail__metro_area: (rule, { location }) => compareText(rule, location.area),
  lastgeolocationdetail__region: (rule, { location }) => compareText(rule, location.region),
}
