import type { PublishedProduct } from '../../../contract/shop-events.ts'
import type { ExperienceOptions } from '../../../script/experiences/options.ts'
import type { Answers } from '../kit-part.ts'
import { stageCookies } from './stage-cookies.ts'
import { stageServices } from './stage-services.ts'

export type StageNeeds = {
  answers: Answers
  anchors: ExperienceOptions['anchors']
  /** Receives what an experience emits. */
  tell: (line: string) => void
}

export type StageOptions = {
  options: ExperienceOptions
  /** Publishes a product, as a shop does on a product page. */
  publish: (product: PublishedProduct) => void
}

/**
 * The options of an experience on a page without the script: cookies and storage are the browser's, services answer
 * with the example's content, and everything that would be sent is only reported. It has the members that the kit uses.
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
    // The samples use no other members; those would need the script.
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
