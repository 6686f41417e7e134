import { snippetTag } from '../../cli/snippet/snippet.ts'
import type { StageSettings } from './stage.ts'

type SmallPage = { type: string; body: string }

const header = '<header data-anchor="header"><a href="/uk/en/">Norrow</a></header>'
const footer = '<footer data-anchor="footer">Norrow</footer>'

/** The main part of each page: links to the next one, and the places of what runs on it. */
const smallPages: Record<string, SmallPage> = {
  '/uk/en/': {
    type: 'home',
    body: '<a href="/uk/en/shop/women">Women</a><div data-slot="home-middle">The shop’s own words</div>',
  },
  '/uk/en/shop/women': { type: 'category', body: '<a href="/uk/en/product/brisa-court-sage">Brisa</a>' },
  '/uk/en/product/brisa-court-sage': {
    type: 'product',
    body: '<button data-anchor="addToBag">Add to bag</button>',
  },
}

/**
 * Pages of the shop with nothing but what its script and the experiences of every page need: a tenth of what a whole page
 * costs, for what is tried in many ways. They take the place of these pages of a stage.
 */
export const smallShop: StageSettings['pages'] = Object.fromEntries(
  Object.entries(smallPages).map(([path, page]) => [
    path,
    (_asked, answer) => void answer.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(write(page)),
  ]),
)

function write({ type, body }: SmallPage): string {
  return `<!doctype html><html lang="en" data-hydrated><title>Small</title><link rel="icon" href="data:,">${snippetTag('/instep/instep.js')}
<body>${header}<main><h1>${type}</h1>${body}</main>${footer}
<script>uv.emit('ecView', { type: '${type}', language: 'en-gb', country: 'GB', currency: 'GBP' })</script></body></html>`
}
