import { chooseDomain } from '../cookies/choose-domain.ts'
import type { Run } from '../startup/run.ts'

/** PV-04, CK-01 */
const usualMinutes = 15
const minuteMs = 60_000

/** Lets preview mode continue on the pages after this one, or ends it (PV-04): nothing is kept on a host of no cookie domain. */
export function keepPreview({ page, site: { config } }: Run, flag: string, isOn: boolean): void {
  const domain = chooseDomain(config.domains, page.host())
  const lifeMs = isOn ? (config.previewCookieMinutes ?? usualMinutes) * minuteMs : 0
  if (domain !== undefined) page.jar.write('qb_preview', isOn ? encodeURIComponent(flag) : '', { domain, lifeMs })
}
