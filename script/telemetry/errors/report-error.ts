import { isFlagOn } from '../../../contract/flags.ts'
import type { Run } from '../../startup/run.ts'
import { withErrorBoundary } from './with-error-boundary.ts'

/**
 * Tells the site's owner of an error (ER-02). The code for it loads with the first one, and what goes wrong with the
 * report itself is nobody's business: a page in trouble must not get more of it.
 * @param stage the step, or what of an experience it was
 */
export function reportError(run: Run, error: unknown, stage: string): void {
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
