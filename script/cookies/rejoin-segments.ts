/**
 * Joins segments of an older writer, which did not encode the `:` of date-times and IPv6 addresses, so that the fields
 * after them are back in their places (CK-17, CK-18).
 * @param addressAt index of the IP address
 * @param expected the expected number of segments
 */
export function rejoinSegments(segments: readonly string[], expected: number, addressAt: number): string[] {
  const joined = rejoinDates(segments)
  const surplus = joined.length - expected
  if (surplus <= 0) return joined
  const address = joined.slice(addressAt, addressAt + surplus + 1).join(':')
  // Adjacent empty fields look like '::' as well, but a visitor's address begins with a group.
  if (isIpv6(address) && !address.startsWith(':')) joined.splice(addressAt, surplus + 1, address)
  return joined
}

/** Joins date-times such as `2026-06-15T12`, `30`, `00.000Z`. */
function rejoinDates(segments: readonly string[]): string[] {
  const joined: string[] = []
  for (let at = 0; at < segments.length; at++) {
    const [hours = '', minutes = '', seconds = ''] = segments.slice(at, at + 3)
    const isDate = /^\d{4}-\d\d-\d\dT\d\d$/.test(hours) && /^\d\d$/.test(minutes) && /^\d\d(\.\d+)?Z?$/.test(seconds)
    joined.push(isDate ? `${hours}:${minutes}:${seconds}` : hours)
    if (isDate) at += 2
  }
  return joined
}

/**
 * Returns whether a text is an IPv6 address: eight groups of up to four hexadecimal digits, of which one run of zero
 * groups may be omitted; the last two may be an IPv4 address.
 */
export function isIpv6(text: string): boolean {
  const parts = text.split('::')
  if (parts.length > 2) return false
  const groups = parts.flatMap((part) => (part === '' ? [] : part.split(':')))
  const ipv4 = /^(\d{1,3}\.){3}\d{1,3}$/.test(groups.slice(-1).join()) ? groups.pop() : undefined
  const count = groups.length + (ipv4 ? 2 : 0)
  return groups.every((group) => /^[0-9a-f]{1,4}$/i.test(group)) && (parts.length === 2 ? count < 8 : count === 8)
}
