import { limits } from '../../limits.ts'
import { createQueue } from '../../queue/queue.ts'
import { endpointOf } from '../../services/remote/endpoints.ts'
import type { Run } from '../../startup/run.ts'
import type { AddError } from './add-error.ts'
import { type ErrorReport, errorReport } from './error-report.ts'

/**
 * The reports of one run, of which the service gets one per 300 ms; when 20 wait the newest are dropped (ER-02). One that
 * cannot be sent is gone: nothing is tried again, logged or reported.
 */
export function openErrorReports(run: Run): AddError {
  const { now, after, send } = run.page
  const url = `${endpointOf('app', run.site.config)}/smartserve`
  const reports: ErrorReport[] = []

  const queue = createQueue<ErrorReport>({
    waiting: () => reports,
    async process([report]) {
      reports.shift()
      queue.pause(limits.errorReportMs)
      // A simple content type: no preflight. Nobody waits for the answer, or a slow service would hold back the rest.
      send({ method: 'POST', url, body: JSON.stringify(report), headers: { 'Content-Type': 'text/plain' } }).catch(
        () => {},
      )
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
