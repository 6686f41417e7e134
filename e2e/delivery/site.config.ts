import { defineSite } from '../../catalogue/define-site.ts'
import shop from '../../shop/instep.config.ts'

const { DELIVERY_ENDPOINTS = '{}', DELIVERY_TRACKING, DELIVERY_FLAGS = '{}' } = process.env

/** The shop's site with the services at the addresses of a journey; a failed batch waits 2 s, not 30 (QU-09). */
export default defineSite({
  ...shop,
  trackingId: DELIVERY_TRACKING ?? shop.trackingId,
  endpoints: JSON.parse(DELIVERY_ENDPOINTS),
  flags: JSON.parse(DELIVERY_FLAGS),
  gong: true,
})
