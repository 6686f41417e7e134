import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Type } from 'typebox'
import type { SiteDescription } from '../../../contract/console/site-description.ts'
import type { SiteSource } from '../../console/site-source.ts'
import { Refusal } from '../../http/refusal.ts'
import { sendScript } from '../../scripts/send-script.ts'
import type { TypedApp } from '../../typed-app.ts'

/** The built page: within the package beside this file, in the repository where its build writes it. */
const folders = ['./page', '../../../.build/console'].map((path) => fileURLToPath(new URL(path, import.meta.url)))

const types: Record<string, string> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
  webp: 'image/webp',
  woff2: 'font/woff2',
}
/** Files of the build have a hash of their contents in their names, so that they are kept for ever. */
const hashed = /^[\w-]+-[\w-]{8}\.(js|css|svg|webp|woff2)$/

const text = Type.String()

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
]

/**
 * `GET /console`, and everything below `/console/sites`: the page of the console, which decides by its address what it shows.
 * Its files are in `assets`.
 */
export function pageRoutes(app: TypedApp, readSite: SiteSource, folder = builtFolder): void {
  const sendPage = async (request: Parameters<typeof sendScript>[0], reply: Parameters<typeof sendScript>[1]) => {
    reply.headers({
      'content-security-policy': [...policy, ...shopPolicy(await readSite())].join('; '),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
    })
    const file = { type: 'text/html; charset=utf-8', cacheControl: 'no-cache' }
    return sendScript(request, reply, { folder: folder(), name: 'index.html', file })
  }
  const schema = { produces: ['text/html'] }
  for (const path of ['/console', '/console/']) app.get(path, { schema }, sendPage)
  // Which of its pages there are, only the page knows. OpenAPI has no word for an address with any number of parts.
  app.get('/console/sites/*', { schema: { ...schema, params: Type.Object({ '*': text }), hide: true } }, sendPage)
  const named = { ...schema, params: Type.Object({ name: text }) }
  app.get('/console/:name', { schema: named }, sendPage)
  app.get('/console/assets/:name', { schema: named }, async (request, reply) => {
    const { name } = request.params
    const [, extension = ''] = hashed.exec(name) ?? []
    const type = types[extension]
    if (type === undefined) throw new Refusal(404, 'not_found', 'There is no such file')
    reply.header('x-content-type-options', 'nosniff')
    const file = { type, cacheControl: 'max-age=31536000, immutable' }
    return sendScript(request, reply, { folder: folder(), name: `assets/${name}`, file })
  })
}

/**
 * Previews are pages of the shop in frames, and the editor shows the pictures of its contents: on its domains, hosts below them,
 * and this machine's if it is one of them.
 */
function shopPolicy(site: SiteDescription | null): string[] {
  const domains = (site?.domains ?? []).filter((domain) => /^[a-z0-9.-]+$/i.test(domain))
  const sources = domains
    .map((domain) => domain.replace(/^\./, ''))
    .flatMap((domain) =>
      domain === 'localhost' || domain === '127.0.0.1'
        ? [`http://${domain}:*`]
        : [`https://${domain}`, `https://*.${domain}`],
    )
  return [`frame-src ${sources.join(' ') || "'none'"}`, ['img-src', "'self'", ...sources].join(' ')]
}

/** @throws Refusal 404 with the remedy when the page was not built */
function builtFolder(): string {
  const folder = folders.find((each) => existsSync(join(each, 'index.html')))
  if (folder === undefined) throw new Refusal(404, 'not_found', 'The console was not built: run node console/build.ts')
  return folder
}
