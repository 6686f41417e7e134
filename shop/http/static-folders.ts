import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { ShopOptions } from './shop-options.ts'

const forever = 'public, max-age=31536000, immutable'

/**
 * Serves the built files. Hashed ones are cached for ever, `instep.js` is revalidated each time. If the build
 * compressed a file, the browser gets the form that it accepts.
 */
export function addStaticFolders(shop: FastifyInstance, { clientFolder, instepFolder }: ShopOptions): void {
  const folders = [
    { root: clientFolder, prefix: '/assets/' },
    { root: instepFolder, prefix: '/instep/' },
    { root: join(import.meta.dirname, '../icons'), prefix: '/icons/' },
    { root: join(import.meta.dirname, '../video/films'), prefix: '/films/' },
  ]
  for (const { root, prefix } of folders.filter((folder) => existsSync(folder.root))) {
    shop.register(fastifyStatic, {
      root,
      prefix,
      index: false,
      cacheControl: false,
      decorateReply: false,
      preCompressed: true,
      setHeaders: (reply, path) => reply.header('cache-control', hasHash(path) ? forever : 'no-cache'),
    })
  }
}

function hasHash(path: string): boolean {
  return /[-.][A-Za-z0-9_-]{8,}\.[a-z0-9]+(?:\.br|\.gz)?$/.test(path)
}
