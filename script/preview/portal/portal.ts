import { endpointOf } from '../../../contract/endpoints.ts'
import { messageOf } from '../../../contract/message-of.ts'
import type { InspectedRun } from '../explorer/inspection.ts'
import { type PortalMessage, readQuestion } from './portal-message.ts'

/** What the portal loads from the CDN when it is asked for it. */
export type PortalParts = { index: typeof import('./index.ts'); base: typeof import('./base.ts') }

type Portal = {
  run: InspectedRun
  /** The place of its script among those of the page that asked for a portal. */
  nth: number
  load: <Name extends keyof PortalParts>(name: Name) => Promise<PortalParts[Name]>
}

const source = 'smartserve-portal'

/**
 * The portal of this page. In preview mode the ordinary script asks for it, and then the preview script for its own, which
 * counts whichever comes first.
 */
let current: Portal | undefined

/**
 * Answers the page that frames this one (PV-06): the site's tool at the origin of the endpoint `app`, or a page of this
 * origin. Messages of any other window or origin get no answer, and nothing is posted to other origins.
 */
export function openPortal(portal: Portal): void {
  if (current && current.nth > portal.nth) return
  const isFirst = !current
  current = portal
  const browser = portal.run.page.window as Window
  const origins = allowedOrigins(portal.run)
  if (isFirst)
    browser.addEventListener('message', ({ source, origin, data }) => {
      if (source === browser.parent && current && allowedOrigins(current.run).includes(origin))
        void answerQuestion(current, data, (answer) => browser.parent.postMessage(answer, origin))
    })
  const ready: PortalMessage = { source, method: 'ready' }
  for (const origin of origins) browser.parent.postMessage(ready, origin)
}

function allowedOrigins({ site, page }: InspectedRun): string[] {
  const own = (page.window as Window).location.origin
  try {
    return [...new Set([own, new URL(endpointOf('app', site.config)).origin])]
  } catch {
    return [own] // the endpoint is no full address
  }
}

async function answerQuestion({ run, load }: Portal, data: unknown, post: (answer: object) => void): Promise<void> {
  const question = readQuestion(data)
  if (!question) return
  const { method, id, preview } = question
  try {
    const { listExperiences } = method === 'listExperiences' ? await load('index') : {}
    if (listExperiences) return post({ source, method, id, experiences: await listExperiences(run) })
    ;(await load('base')).showPreview(run, preview)
  } catch (error) {
    run.log.error(`Portal: ${messageOf(error)}`)
    post({ source, method, id, problem: messageOf(error) })
  }
}
