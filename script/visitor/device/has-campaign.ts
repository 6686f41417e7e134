/** Returns whether an address has a query parameter that starts with `utm_` and has a value (BR-03). */
export function hasCampaign(url: string): boolean {
  // When a mailing tool has added its parameters, a link may have a second question mark.
  return /^[^?#]*\?([^#]*[?&])?utm_[^=&?#]*=[^&?#]/i.test(url)
}
