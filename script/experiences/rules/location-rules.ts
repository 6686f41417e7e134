import type { PermanentState } from '../../cookies/permanent-cookie.ts'
import { compareText, type SyncRule } from './sync-rule.ts'

export type LocationFacts = {
  /** The location in the permanent cookie; '' for unknown values. */
  location: Pick<PermanentState, 'countryCode' | 'city' | 'area' | 'region'>
}

/** Rules about the visitor's location, by wire name (TR-10). */
export const locationRules: Record<string, SyncRule<LocationFacts>> = {
  lastgeolocation: (rule, { location }) => compareText(rule, location.countryCode),
  lastgeolocationdetail__city: (rule, { location }) => compareText(rule, location.city),
  lastgeolocationdetail__metro_area: (rule, { location }) => compareText(rule, location.area),
  lastgeolocationdetail__region: (rule, { location }) => compareText(rule, location.region),
}
