import { createBus } from '../../events/bus.ts'
import { emitDebug } from '../../events/debug-event.ts'
import { replayKeptCalls } from '../../events/take-over-stub.ts'
import type { DeliveryParts, RunStart, Step } from '../run.ts'

/** Installs the bus on `window.uv` and takes over the calls that the stub has recorded (EV-01, EV-02). */
export const eventBus: Step<RunStart & DeliveryParts> = (run) => {
  const { page, log } = run
  const uv = page.uv()
  const kept = uv.q ?? []
  const tellHandlerError = (error: unknown, data: string) =>
    emitDebug(run, { code: 'handler', message: String(error), data })
  // Runs inside the page's own emit call, which must not fail because of us.
  const viewMoment = () => {
    const ts = page.now()
    try {
      return { ts, ...page.facts() }
    } catch (error) {
      log.error('Bus', { error })
      return { ts, url: '', referrerUrl: '' }
    }
  }
  delete uv.q
  run.bus = createBus(uv, {
    context: page.window,
    console: page.console,
    moment: viewMoment,
    onError: tellHandlerError,
    onEnrichmentError(error, { meta }) {
      // A failing handler of debug events is not reported, which would cause an endless loop (EV-03).
      if (meta.type !== 'qubit.debug') tellHandlerError(error, meta.type)
      page.rethrow(error)
    },
  })
  replayKeptCalls(run.bus, kept, (error) => emitDebug(run, { code: 'stub', message: String(error) }))
}
