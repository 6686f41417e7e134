import { needOf } from '../../need-of.ts'
import { publicState } from '../../visitor/public-state.ts'
import {
  earlyNames,
  type PublicApiParts,
  type PublicFunctions,
  type RunStart,
  type Step,
  type VisitorParts,
} from '../run.ts'

/**
 * Exposes what page code can use early (ST-27): the generic cookie, a promise of the visitor after the lookup, and
 * functions that answer when the external API exists.
 */
export const exportStep: Step<RunStart & VisitorParts & PublicApiParts> = (run) => {
  const cookies = needOf(run, 'cookies')
  const ready = new Promise<PublicFunctions>((resolve, reject) => {
    run.tellApi = resolve
    run.refuseApi = (because) => reject(new Error(`The script has ended: ${because}`))
  })
  ready.catch(() => {}) // callers receive the rejection
  const early = earlyNames.map((name) => [name, async (link: string) => (await ready)[name](link)])
  Object.assign(run.page.namespace(), Object.fromEntries(early), {
    cookies: { generic: { ...cookies.generic } },
    visitor: new Promise((resolve) => {
      run.tellVisitor = () => resolve(publicState(cookies))
    }),
  })
}
