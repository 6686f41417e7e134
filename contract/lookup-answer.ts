/** The ten location fields of the visitor (CK-03, without `ipAddress`). Unknown ones are empty or absent. */
export const locationFields = [
  'city',
  'cityCode',
  'country',
  'countryCode',
  'latitude',
  'longitude',
  'area',
  'areaCode',
  'region',
  'regionCode',
] as const

export type Location = Partial<Record<(typeof locationFields)[number], string>>

/** `GET {lookup host}/{trackingId}/{visitorId}` (SV-11). Times are epoch milliseconds, null when there is none. */
export type LookupAnswer = {
  ipAddress: string
  location: Location
  segments: { version: number; state: string; segments: string[] } | null
  history: LookupHistory
  /** The server's session and entrance numbers win even when smaller (VI-11). */
  force: boolean
}

export type LookupHistory = {
  conversionCycle: number
  conversions: number
  entrances: number
  firstConversion: number | null
  firstView: number | null
  lastConversion: number | null
  lastView: number | null
  lifetimeValue: number
  sessions: number
  views: number
}
