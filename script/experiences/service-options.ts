import type { Delivery } from '../placements/run-placement.ts'
import { neverUnhandled } from '../services/counters/never-unhandled.ts'
import { type LinkedFunctions, linkedId } from '../services/functions/integration.ts'
import type { ScriptServices } from '../services/open-services.ts'

/** What an experience's options offer to reach services (EX-22); all of it answers by promises but `integration` itself. */
export type ServiceOptions = ScriptServices & {
  /** The content of a placement, with the callbacks that tell of its use (PL-02 to PL-15). */
  placement(id: string): Promise<Delivery>
}

export type ServiceOptionsNeeds = {
  /** Loads the services' code: a part that is asked for by the first call (decision 6). */
  open: () => Promise<ScriptServices>
  qfns: LinkedFunctions | undefined
  placement: ServiceOptions['placement']
  /** The promise as its code is given it: a failure that nobody handles is reported (ER-07). */
  own?: <T>(work: Promise<T>) => Promise<T>
}

/** The services by their names, without their code until one is used. */
export function serviceOptions({ open, qfns, placement, own = (work) => work }: ServiceOptionsNeeds): ServiceOptions {
  let opened: Promise<ScriptServices> | undefined
  const askServices = <Result>(task: (services: ScriptServices) => Promise<Result>): Promise<Result> => {
    opened ??= open()
    return opened.then(task)
  }
  const callService = <Result>(task: (services: ScriptServices) => Promise<Result>) => own(askServices(task))
  /** A counter that fails is logged where it fails, and nobody has to handle it (CT-08). */
  const countByService = <Result>(task: (services: ScriptServices) => Promise<Result>) =>
    neverUnhandled(askServices(task))
  const topCounter =
    (kind: 'topk' | 'topkSafe'): ScriptServices['counters']['topk'] =>
    (name) => ({
      get: (options) => countByService(({ counters }) => counters[kind](name).get(options)),
      increment: (id, window) => countByService(({ counters }) => counters[kind](name).increment(id, window)),
    })
  return {
    integration(name, defaults) {
      linkedId(name, qfns) // FN-01: fails at once
      return {
        execute: (...given) => callService(({ integration }) => integration(name, defaults).execute(...given)),
        schedule: (...given) => callService(({ integration }) => integration(name, defaults).schedule(...given)),
        cancel: (...given) => callService(({ integration }) => integration(name, defaults).cancel(...given)),
      }
    },
    counters: {
      ecount: (name) => ({
        get: (...given) => countByService(({ counters }) => counters.ecount(name).get(...given)),
        increment: (...given) => countByService(({ counters }) => counters.ecount(name).increment(...given)),
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
