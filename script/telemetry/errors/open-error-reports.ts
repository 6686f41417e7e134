import { endpointOf } from '../../../contract/endpoints.ts'
import { limits } from '../../limits.ts'
import { createQueue } from '../../queue/queue.ts'
import type { AddError } from './add-error.ts'
import { type ErrorReport, errorReport, type ReportSources } from './error-report.ts'

/**
 * Opens the error reports of a run. One is sent every 300 ms; while 20 are waiting, further ones are dropped (ER-02). A
 * report that cannot be sent is lost, without retry or log.
 */
export function openErrorReports(run: ReportSources): AddError {
  const { now, after, send } = run.page
  const url = `${endpointOf('app', run.site.config)}/smartserve`
  const reports: ErrorReport[] = []

  const queue = createQueue<ErrorReport>({
    waiting: () => reports,
    async process([report]) {
      reports.shift()
      // A simple content type avoids a preflight request. The answer is not awaited, so a slow service delays no reports.
      send({ method: 'POST', url, body: JSON.stringify(report), headers: { 'Content-Type': 'text/plain' } }).catch(
        () => {},
      )
      // Counted from when the request has begun, which takes a moment on a busy page.
      queue.pause(limits.errorReportMs)
      return []
    },
    remove() {},
    batchSize: () => 1,
    groupMs: 0,
    now,
    after,
  })
  queue.resume()

  return (error, stage, moment) => {
    if (reports.length >= limits.waitingErrors) return
    reports.push(errorReport(run, error, { ...moment, stage }))
    queue.added()
  }
}
