/** Whether an address has campaign parameters: a query key that begins with `utm_` and has a value (BR-03). */
export function hasCampaign(url: string): boolean {
  const query = url.split('#')[0]?.split('?')[1] ?? ''
  return query.split('&').some((pair) => /^utm_[^=]*=./i.test(pair))
}
