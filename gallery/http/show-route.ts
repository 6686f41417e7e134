import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sendProblem } from '../../shop/http/problem.ts'
import site from '../../shop/instep.config.ts'
import { demoService } from '../demo/demo-service.ts'
import type { GalleryOptions } from '../gallery-options.ts'
import { galleryEntries } from '../list/gallery-entry.ts'
import { needsOf } from '../show/needs.ts'
import { prepareVisitor } from '../show/prepare-visitor.ts'
import { frameVisits, isPhoneOnly, phonePath, shownAddress, shownHalves } from '../show/show-address.ts'

type ShowRequest = {
  Params: { experience: string }
  Querystring: Partial<Record<'half' | 'draft' | 'frame', string | string[]>>
}

/**
 * `/gallery/show/{experience id}` prepares the browser and leads to the page that shows the experience (SHOP-104); with
 * `?half=control` to its control, with `?half=live` to the page as shoppers see it, with `?draft={token}` to the page with a draft of its content.
 */
export function addShowRoute(shop: FastifyInstance, options: GalleryOptions): void {
  const service = demoService(options)
  const entries = new Map(galleryEntries(site.experiences).map((entry) => [entry.experienceId, entry]))
  shop.get<ShowRequest>('/gallery/show/:experience', async (request, reply) => {
    const entry = entries.get(request.params.experience)
    if (!entry) return sendProblem(reply, 404, 'Unknown experience. /gallery lists all experiences.')
    reply.header('cache-control', 'no-store')
    if (isPhoneOnly(entry) && isComputer(request)) return reply.redirect(phonePath(request.url), 303)
    const { query } = request
    const half = shownHalves.find((each) => each === query.half) ?? 'show'
    const draft = typeof query.draft === 'string' && query.draft !== '' ? query.draft : undefined
    const frame = frameVisits.find((each) => each === query.frame)
    await prepareVisitor(needsOf(entry.id, entry.links.show), { shop, service, request, reply })
    return reply.redirect(shownAddress(entry, half, { draft, frame }), 303)
  })
}

/** Whether it is a window of a computer, and not the frame in which the gallery shows a phone. */
function isComputer({ headers }: FastifyRequest): boolean {
  return headers['sec-fetch-dest'] !== 'iframe' && !/\bMobile\b/.test(headers['user-agent'] ?? '')
}
