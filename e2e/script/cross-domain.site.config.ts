import { defineSite } from '../../catalogue/define-site.ts'
import shop from '../../shop/instep.config.ts'

const { EXCHANGE_BASE, EXCHANGE_STAMP, EXCHANGE_ID, EXCHANGE_DOMAINS = '', EXCHANGE_FRAMES = '' } = process.env

const urls = EXCHANGE_FRAMES.split(' ').filter(Boolean)
const domains = EXCHANGE_DOMAINS.split(' ')

/** The shop on several domains, with the addresses that the test passes in. */
export default defineSite({
  ...shop,
  domains,
  experiences: [],
  endpoints: {
    base: EXCHANGE_BASE,
    ...(EXCHANGE_STAMP && { stamp: EXCHANGE_STAMP }),
    ...(EXCHANGE_ID && { id: EXCHANGE_ID }),
  },
  flags: { stateSync: Boolean(EXCHANGE_STAMP) },
  ...(urls.length > 0 && { crossDomainIframes: urls.map((url, at) => ({ domain: domains[at] ?? '', url })) }),
})
