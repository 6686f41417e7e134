import type { CookieStore } from '../cookies/cookie-store.ts'
import type { Attributes } from '../events/attributes.ts'
import type { BrowserState } from '../visitor/device/browser-state.ts'

export type AttributeFacts = {
  vertical: string
  visitor: Pick<CookieStore, 'permanent' | 'session'>
  browser: BrowserState
  /** The latest view, user, product and basket (MP-06). */
  latest: Attributes
}

export type PlacementAttributes = Attributes & { visitor: Record<string, unknown> }

/**
 * Returns what is sent to the service about visitor and page with a request for content (PL-08).
 * @throws `{vertical} vertical not supported` for a vertical other than `ec` (MP-08)
 */
export function attributesOf({ vertical, visitor, browser, latest }: AttributeFacts): PlacementAttributes {
  if (vertical !== 'ec') throw new Error(`${vertical} vertical not supported`)
  const { permanent, session } = visitor
  const { deviceType, deviceName, osName, osVersion, browserName, browserVersion, userAgent } = browser.ua
  return {
    ...latest,
    ...(latest.user && { user: withoutPerson(latest.user) }),
    visitor: {
      id: permanent.visitorId,
      viewNumber: permanent.viewNumber,
      entranceViewNumber: permanent.entranceViewNumber,
      sessionNumber: permanent.sessionNumber,
      entranceNumber: permanent.entranceNumber,
      conversionNumber: permanent.conversionNumber,
      conversionCycleNumber: permanent.conversionCycleNumber,
      sessionViewNumber: session.sessionViewNumber,
      lifetimeValue: permanent.lifetimeValue,
      firstViewTs: permanent.firstViewTs,
      lastViewTs: permanent.lastViewTs,
      firstConversionTs: permanent.firstConversionTs,
      ipAddress: permanent.ipAddress,
      url: browser.url,
      userAgent: { deviceType, deviceName, osName, osVersion, browserName, browserVersion, userAgent },
      location: {
        areaCode: permanent.areaCode,
        cityCode: permanent.cityCode,
        regionCode: permanent.regionCode,
        countryCode: permanent.countryCode,
      },
    },
  }
}

/** Returns the fields of a user that do not identify a person (PO-18); an id that is an e-mail address does. */
function withoutPerson({ id, loyalty }: Record<string, unknown>): Record<string, unknown> {
  const { membershipType } = (loyalty ?? {}) as { membershipType?: unknown }
  return {
    ...(!String(id).includes('@') && { id }),
    ...(membershipType !== undefined && { loyalty: { membershipType } }),
  }
}
