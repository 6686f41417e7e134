import type { SiteConfig } from '../../catalogue/define-site.ts'
import { buildSite } from '../build/build-site.ts'
import { scriptApp } from '../local/script-app.ts'
import { snippetTag } from '../snippet/snippet.ts'

type ServedPage = {
  site: SiteConfig
  /** An empty folder for the script. */
  folder: string
  /** The content of the body. */
  html: string
  /** The type of the page, such as `product`. */
  pageType: string
}

export type PageServer = { origin: string; close(): Promise<unknown> }

const scriptPath = '/instep/'
const servicePath = '/service'

/** Builds a site's script and serves it on this machine, with a page at `/` and a service that accepts everything. */
export async function serveTestPage({ site, folder, html, pageType }: ServedPage): Promise<PageServer> {
  const app = scriptApp({ folder, prefix: scriptPath })
  const page = pageText(html, pageType)
  app.get('/', (_request, reply) => reply.type('text/html; charset=utf-8').send(page))
  app.addContentTypeParser('*', (_request, _body, done) => done(null))
  app.all(`${servicePath}/*`, () => ({ status: { code: 200 }, rejected: [], history: { views: 0 } }))
  const { port } = new URL(await app.listen({ host: 'localhost', port: 0 }))
  const origin = `http://localhost:${port}`
  const built = buildSite({ ...site, endpoints: { base: origin + servicePath } }, folder, { isQuick: true })
  await built.catch(async (error: unknown) => {
    // Or the test would never end.
    await app.close()
    throw error
  })
  return { origin, close: () => app.close() }
}

function pageText(html: string, pageType: string): string {
  const view = JSON.stringify({ type: pageType, language: 'en', currency: 'GBP' })
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Test</title>
${snippetTag(`${scriptPath}instep.js`)}
<script>uv.emit('ecView', ${view})</script>
</head>
<body>${html}</body></html>`
}
