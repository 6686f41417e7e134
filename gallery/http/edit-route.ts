import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { sendProblem } from '../../shop/http/problem.ts'
import { setSecurityHeaders } from '../../shop/http/security-headers.ts'
import { editedExperience } from '../edit/edited-experience.ts'
import type { GalleryOptions } from '../gallery-options.ts'

const iconsFolder = join(import.meta.dirname, '../../shop/icons')

/** `/gallery/edit/{experience id}` is the form of an experience's content, with the shop's page beside it (SHOP-113). */
export function addEditRoute(shop: FastifyInstance, { renderEditor, assets, serviceOrigin }: GalleryOptions): void {
  const pictures = readdirSync(iconsFolder).map((name) => `/icons/${name}`)
  shop.get<{ Params: { experience: string } }>('/gallery/edit/:experience', ({ params }, reply) => {
    const edited = editedExperience(params.experience)
    if (!edited)
      return sendProblem(reply, 404, 'This experience has no content to edit. /gallery lists all experiences.')
    const nonce = setSecurityHeaders(reply, serviceOrigin)
    return reply.type('text/html; charset=utf-8').send(renderEditor(assets, { ...edited, pictures, nonce }))
  })
}
