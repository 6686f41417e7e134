import { need } from '../run.ts'
import type { Step } from '../step.ts'

/** Exposes what page code may read early (ST-27). */
export const exportStep: Step = (run) => {
  const cookies = need(run, 'cookies')
  Object.assign(run.page.namespace(), {
    cookies: { generic: cookies.generic },
    getVisitorState: () => ({ ...cookies.permanent, ...cookies.session }),
  })
}
