import type { BuiltSite } from '../../../contract/script-config.ts'
import type { Page } from '../../browser/page.ts'
import { cutUrl } from '../../events/cut-url.ts'
import { limits } from '../../limits.ts'
import { version } from '../../version.ts'
import type { ErrorMoment } from './add-error.ts'
import { errorTexts } from './error-texts.ts'

/** The report of one error (ER-02). */
export type ErrorReport = ErrorMoment & {
  message: string
  stack: string
  stage: string
  userAgent: string
  propertyId: string
  trackingId: string
  /** '' while the visitor is unknown. */
  visitorId: string
  version: string
}

/** The parts of a run that error reports are made from. */
export type ReportSources = {
  readonly page: Pick<Page, 'userAgent' | 'facts' | 'now' | 'after' | 'send'>
  site: Pick<BuiltSite, 'config'>
  visitorId?: string
}

/** Creates the report of a thrown value, with truncated texts (ER-03). */
export function errorReport(
  run: ReportSources,
  error: unknown,
  { stage, ts, url }: ErrorMoment & { stage: string },
): ErrorReport {
  const { config } = run.site
  return {
    ...errorTexts(error),
    stage,
    url: cutUrl(url, config.urlLength),
    userAgent: run.page.userAgent().slice(0, limits.userAgentLength),
    propertyId: config.propertyId,
    trackingId: config.trackingId,
    visitorId: run.visitorId ?? '',
    version,
    ts,
  }
}
