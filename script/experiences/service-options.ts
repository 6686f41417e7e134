import type { Delivery } from '../placements/delivery.ts'
import { neverUnhandled } from '../services/counters/never-unhandled.ts'
import { type LinkedFunctions, linkedId } from '../services/functions/linked-id.ts'
import type { Services } from '../services/open-services.ts'

/** What an experience's options offer to reach services (EX-22); all of it answers by promises but `integration` itself. */
export type ServiceOptions = Services & {
  /** The content of a placement, with the callbacks that tell of its use (PL-02 to PL-15). */
  placement(id: string): Promise<Delivery>
}

export type ServiceOptionsNeeds = {
  /** Loads the services' code: a part that is asked for by the first call (decision 6). */
  open: () => Promise<Services>
  qfns: LinkedFunctions | undefined
  placement: ServiceOptions['placement']
  /** The promise as its code is given it: a failure that nobody handles is reported (ER-07). */
  own?: <T>(work: Promise<T>) => Promise<T>
}

/** The services by their names, without their code until one is used. */
export function serviceOptions({ open, qfns, placement, own = (work) => work }: ServiceOptionsNeeds): ServiceOptions {
  let opened: Promise<Services> | undefined
  const ask = <Result>(task: (services: Services) => Promise<Result>): Promise<Result> => {
    opened ??= open()
    return opened.then(task)
  }
  const call = <Result>(task: (services: Services) => Promise<Result>) => own(ask(task))
  /** A counter that fails is logged where it fails, and nobody has to handle it (CT-08). */
  const count = <Result>(task: (services: Services) => Promise<Result>) => neverUnhandled(ask(task))
  const topCounter =
    (kind: 'topk' | 'topkSafe'): Services['counters']['topk'] =>
    (name) => ({
      get: (options) => count(({ counters }) => counters[kind](name).get(options)),
      increment: (id, window) => count(({ counters }) => counters[kind](name).increment(id, window)),
    })
  return {
    integration(name, defaults) {
      linkedId(name, qfns) // FN-01: fails at once
      return {
        execute: (...given) => call(({ integration }) => integration(name, defaults).execute(...given)),
        schedule: (...given) => call(({ integration }) => integration(name, defaults).schedule(...given)),
        cancel: (...given) => call(({ integration }) => integration(name, defaults).cancel(...given)),
      }
    },
    counters: {
      ecount: (name) => ({
        get: (...given) => count(({ counters }) => counters.ecount(name).get(...given)),
        increment: (...given) => count(({ counters }) => counters.ecount(name).increment(...given)),
      }),
      topk: topCounter('topk'),
      topkSafe: topCounter('topkSafe'),
    },
    datasets: {
      get: (...given) => call(({ datasets }) => datasets.get(...given)),
      getForVisitor: (...given) => call(({ datasets }) => datasets.getForVisitor(...given)),
      fitFor: (...given) => call(({ datasets }) => datasets.fitFor(...given)),
      bySku: (...given) => call(({ datasets }) => datasets.bySku(...given)),
    },
    weather: (...given) => call(({ weather }) => weather(...given)),
    ip: () => call(({ ip }) => ip()),
    addToBag: (...given) => call(({ addToBag }) => addToBag(...given)),
    request: {
      text: (...given) => call(({ request }) => request.text(...given)),
      json: (...given) => call(({ request }) => request.json(...given)),
      graphql: (...given) => call(({ request }) => request.graphql(...given)),
    },
    placement: (id) => own(placement(id)),
  }
}
