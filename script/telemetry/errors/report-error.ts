import { isFlagOn } from '../../../contract/flags.ts'
import type { AddError } from './add-error.ts'
import type { ReportSources } from './error-report.ts'
import { withErrorBoundary } from './with-error-boundary.ts'

/** A run that reports errors; `errorReports` is set by its first error. */
export type ReportingRun = ReportSources & { errorReports?: Promise<AddError> }

/**
 * Reports an error to the site's owner (ER-02). The code for it loads with the first error. A failure of the report
 * itself is ignored, so that it causes no further problems in the page.
 * @param stage the step, or the part of an experience
 */
export function reportError(run: ReportingRun, error: unknown, stage: string): void {
  const { page, site } = run
  if (!isFlagOn(site.config.flags, 'errorReporting')) return
  void withErrorBoundary(
    () => {
      const moment = { ts: page.now(), url: page.facts().url }
      run.errorReports ??= import('./open-error-reports.ts').then(({ openErrorReports }) => openErrorReports(run))
      return run.errorReports.then((add) => add(error, stage, moment))
    },
    () => {},
  )()
}
