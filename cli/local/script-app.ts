import serveFiles from '@fastify/static'
import Fastify, { type FastifyInstance } from 'fastify'

type ScriptApp = {
  /** The built folder. */
  folder: string
  /** The path below which its files are, with a slash at both ends. */
  prefix: string
  /** The name of the script, for whoever asks for another file. */
  script?: string
}

/** Serves a built script to pages of any origin. Browsers ask each time whether a file is still the same. */
export function scriptApp({ folder, prefix, script = 'instep.js' }: ScriptApp): FastifyInstance {
  const app = Fastify({ forceCloseConnections: true })
  app.addHook('onSend', async (_request, reply) => {
    reply.header('access-control-allow-origin', '*')
    // Pages with Cross-Origin-Embedder-Policy load only what allows it.
    reply.header('cross-origin-resource-policy', 'cross-origin')
  })
  app.register(serveFiles, { root: folder, prefix, preCompressed: true, cacheControl: false })
  app.setNotFoundHandler((request, reply) => {
    reply.code(404).type('text/plain').send(`There is no ${request.url} here. The script is ${prefix}${script}\n`)
  })
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-cache')
  })
  return app
}
