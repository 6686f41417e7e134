import { publicState } from '../../visitor/public-state.ts'
import { earlyNames, needOf, type PublicFunctions, type Step } from '../run.ts'

/**
 * Exposes what page code may have early (ST-27): the generic cookie, the visitor as a promise of what the lookup leaves,
 * and functions that answer when the external API is there.
 */
export const exportStep: Step = (run) => {
  const cookies = needOf(run, 'cookies')
  const ready = new Promise<PublicFunctions>((resolve, reject) => {
    run.tellApi = resolve
    run.refuseApi = (because) => reject(new Error(`The script has ended: ${because}`))
  })
  ready.catch(() => {}) // whoever asks is told
  const early = earlyNames.map((name) => [name, async (link: string) => (await ready)[name](link)])
  Object.assign(run.page.namespace(), Object.fromEntries(early), {
    cookies: { generic: { ...cookies.generic } },
    visitor: new Promise((resolve) => {
      run.tellVisitor = () => resolve(publicState(cookies))
    }),
  })
}
