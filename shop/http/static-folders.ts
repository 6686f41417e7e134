import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { ShopOptions } from './shop-options.ts'

const forever = 'public, max-age=31536000, immutable'

/**
 * The built files: hashed ones are kept for good, `instep.js` is asked for anew each time. Those that the build compressed go
 * out in the form that the browser takes.
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
