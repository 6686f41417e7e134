import type { FastifyInstance } from 'fastify'
import { drawPicture } from '../pictures/draw-picture.ts'
import { drawScene, sceneNames, shapeNames } from '../pictures/scenes/draw-scene.ts'
import { findProduct } from '../products/products.ts'

const headers = {
  'cache-control': 'public, max-age=3600',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
}

/** `/pictures/{productId}-{view}.svg`: drawn on first request, then kept; one address of one product leads nowhere (SHOP-81). */
export function addPictureRoute(shop: FastifyInstance): void {
  const drawn = new Map<string, string>()
  shop.get<{ Params: { name: string } }>('/pictures/:name', (request, reply) => {
    const { name } = request.params
    const picture = drawn.get(name) ?? drawNamed(name)
    if (picture === undefined) return reply.callNotFound()
    drawn.set(name, picture)
    return reply.headers(headers).type('image/svg+xml').send(picture)
  })
}

/** `/scenes/{scene}-{shape}.svg`: shoes as they are worn, for the home page and campaigns; drawn and kept likewise (SHOP-81). */
export function addSceneRoutes(shop: FastifyInstance): void {
  const drawn = new Map<string, string>()
  for (const name of sceneNames)
    for (const shape of shapeNames) {
      const path = `/scenes/${name}-${shape}.svg`
      shop.get(path, (_request, reply) => {
        const scene = drawn.get(path) ?? drawScene(name, shape)
        drawn.set(path, scene)
        return reply.headers(headers).type('image/svg+xml').send(scene)
      })
    }
}

function drawNamed(name: string): string | undefined {
  const [, productId = '', view = ''] = /^(.+)-([1-9]\d?)\.svg$/.exec(name) ?? []
  const product = findProduct(productId)
  if (!product || Number(view) === product.missingPicture) return undefined
  return Number(view) <= product.pictureCount ? drawPicture(product, Number(view)) : undefined
}
