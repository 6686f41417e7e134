/** Whether an address has campaign parameters: a query key that begins with `utm_` and has a value (BR-03). */
export function hasCampaign(url: string): boolean {
  // A link to which a mailing tool added its parameters may have a second question mark.
  return /^[^?#]*\?([^#]*[?&])?utm_[^=&?#]*=[^&?#]/i.test(url)
}
