/** Returns the address of a visitor's page within the console. */
export function visitorAddress(trackingId: string, visitorId: string): string {
  return `/sites/${encodeURIComponent(trackingId)}/visitors/${encodeURIComponent(visitorId)}`
}
