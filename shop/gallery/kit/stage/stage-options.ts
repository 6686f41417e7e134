import type { PublishedProduct } from '../../../../contract/shop-events.ts'
import type { ExperienceOptions } from '../../../../script/experiences/options.ts'
import type { Answers } from '../kit-part.ts'
import { stageCookies } from './stage-cookies.ts'
import { stageServices } from './stage-services.ts'

export type StageNeeds = {
  answers: Answers
  anchors: ExperienceOptions['anchors']
  /** Hears what an experience tells the outside. */
  tell: (line: string) => void
}

export type StageOptions = {
  options: ExperienceOptions
  /** As a shop does on the page of a product. */
  publish: (product: PublishedProduct) => void
}

/**
 * What an experience is given, on a page without the script: cookies and storage are the browser's, services answer what
 * the example has for them, and what goes out is only told. It holds what the kit uses.
 */
export function stageOptions({ answers, anchors, tell }: StageNeeds): StageOptions {
  let product: PublishedProduct | undefined
  const hearers = new Set<(event: object) => void>()
  const options = {
    anchors,
    log: { debug() {}, info: (line: string) => tell(line), warn: toldWith(tell), error: toldWith(tell) },
    getAttributes: () => ({ view: { type: 'product', currency: 'GBP' }, product }),
    uv: {
      on(_type: RegExp, hear: (event: object) => void) {
        hearers.add(hear)
        return { dispose: () => hearers.delete(hear) }
      },
    },
    cookies: stageCookies(tell),
    storage: {
      get: (key: string) => localStorage.getItem(key),
      set(key: string, value: string) {
        localStorage.setItem(key, value)
        tell(`Local storage: ${key}, ${value.length} characters`)
        return true
      },
    },
    emitCustomGoal: (name: string) => tell(`Goal: ${name}`),
    emitMetric: (type: string, productId: string) => tell(`Metric: ${type} of ${productId}`),
    ...stageServices(answers, tell),
  }
  return {
    // Samples use nothing else of it, and the rest would be the script.
    options: options as unknown as ExperienceOptions,
    publish(published) {
      product = published
      tell(`Event: ecProduct of ${published.productId}`)
      for (const hear of hearers) hear({ eventType: 'detail', product })
    },
  }
}

function toldWith(tell: StageNeeds['tell']): ExperienceOptions['log']['warn'] {
  return (line, facts) => tell(`Console: ${line}${facts ? ` ${JSON.stringify(facts)}` : ''}`)
}
