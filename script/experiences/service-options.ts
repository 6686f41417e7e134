import type { Delivery } from '../placements/run-placement.ts'
import { type LinkedFunctions, linkedId } from '../services/functions/linked-id.ts'
import type { ScriptServices } from '../services/open-services.ts'

/** The services in an experience's options (EX-22). All of them return promises, except for `integration` itself. */
export type ServiceOptions = ScriptServices & {
  /** Resolves to the content of a placement, with callbacks that report its use (PL-02 to PL-15). */
  placement(id: string): Promise<Delivery>
}

export type ServiceOptionsNeeds = {
  /** Loads the services' code; called on the first use of a service (decision 6). */
  open: () => Promise<ScriptServices>
  qfns: LinkedFunctions | undefined
  placement: ServiceOptions['placement']
  /** Wraps a promise for the experience's code: an unhandled failure is reported (ER-07). */
  own?: <T>(work: Promise<T>) => Promise<T>
}

/** Returns the services by name; their code is loaded on first use. */
export function serviceOptions({ open, qfns, placement, own = (work) => work }: ServiceOptionsNeeds): ServiceOptions {
  let opened: Promise<ScriptServices> | undefined
  const callService = <Result>(task: (services: ScriptServices) => Promise<Result>): Promise<Result> => {
    opened ??= open()
    return own(opened.then(task))
  }
  const topCounter =
    (kind: 'topk' | 'topkSafe'): ScriptServices['counters']['topk'] =>
    (name) => ({
      get: (options) => callService(({ counters }) => counters[kind](name).get(options)),
      increment: (id, window) => callService(({ counters }) => counters[kind](name).increment(id, window)),
    })
  return {
    integration(name, defaults) {
      linkedId(name, qfns) // throws at once for an unlinked name (FN-01)
      return {
        execute: (...given) => callService(({ integration }) => integration(name, defaults).execute(...given)),
        schedule: (...given) => callService(({ integration }) => integration(name, defaults).schedule(...given)),
        cancel: (...given) => callService(({ integration }) => integration(name, defaults).cancel(...given)),
      }
    },
    counters: {
      ecount: (name) => ({
        get: (...given) => callService(({ counters }) => counters.ecount(name).get(...given)),
        increment: (...given) => callService(({ counters }) => counters.ecount(name).increment(...given)),
      }),
      topk: topCounter('topk'),
      topkSafe: topCounter('topkSafe'),
    },
    datasets: {
      get: (...given) => callService(({ datasets }) => datasets.get(...given)),
      getForVisitor: (...given) => callService(({ datasets }) => datasets.getForVisitor(...given)),
      fitFor: (...given) => callService(({ datasets }) => datasets.fitFor(...given)),
      bySku: (...given) => callService(({ datasets }) => datasets.bySku(...given)),
    },
    weather: (...given) => callService(({ weather }) => weather(...given)),
    ip: () => callService(({ ip }) => ip()),
    addToBag: (...given) => callService(({ addToBag }) => addToBag(...given)),
    request: {
      text: (...given) => callService(({ request }) => request.text(...given)),
      json: (...given) => callService(({ request }) => request.json(...given)),
      graphql: (...given) => callService(({ request }) => request.graphql(...given)),
    },
    placement: (id) => own(placement(id)),
  }
}
