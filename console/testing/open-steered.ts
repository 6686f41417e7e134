import type { Role } from '../../contract/console/session.ts'
import { session } from '../test-data/answers.ts'
import { aSteeredSite, type MadeUpSite, type MadeUpSiteParts } from '../test-data/steered-site.ts'
import { openConsole, type SentRequest } from './open-console.tsx'

type Opening = NonNullable<Parameters<typeof openConsole>[0]> & { role?: Role; site?: MadeUpSite } & MadeUpSiteParts

/** Opens the console with a service that keeps what is changed of a site. Returns it with the requests that it gets. */
export function openSteered({ role = 'publish', site, answer, ...opening }: Opening): {
  site: MadeUpSite
  requests: SentRequest[]
  /** What was sent to change something: method and path after the site, with the body. */
  sentChanges(): [what: string, body: unknown][]
} {
  const steered = site ?? aSteeredSite({ now: Date.now(), ...opening })
  const requests = openConsole({
    ...opening,
    answer: (sent) =>
      answer?.(sent) ??
      (sent.address.endsWith('/session') && sent.method === 'GET'
        ? { status: 200, body: { ...session, role } }
        : steered.answer(sent)),
  })
  const sentChanges = () =>
    requests
      .filter(({ method }) => method !== 'GET')
      .map(({ method, address, body }): [string, unknown] => [
        `${method} ${address.replace('/console/api/steer/moor-boots/', '')}`,
        body,
      ])
  return { site: steered, requests, sentChanges }
}
