import { cutUrl } from '../../events/cut-url.ts'
import { limits } from '../../limits.ts'
import type { Run } from '../../startup/run.ts'
import { version } from '../../version.ts'
import type { ErrorMoment } from './add-error.ts'
import { errorTexts } from './error-texts.ts'

/** What is told of one error (ER-02). */
export type ErrorReport = ErrorMoment & {
  message: string
  stack: string
  stage: string
  userAgent: string
  propertyId: string
  trackingId: string
  /** '' before the visitor is known. */
  visitorId: string
  version: string
}

/** The report of whatever was thrown, its texts cut (ER-03). */
export function errorReport(
  run: Run,
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
