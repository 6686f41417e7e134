import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { galleryPlugin } from '../gallery/gallery-plugin.ts'
import type { RenderEditor } from '../gallery/render/render-editor.tsx'
import type { RenderGallery } from '../gallery/render/render-gallery.tsx'
import type { RenderKit } from '../gallery/render/render-kit.tsx'
import { openBasketStore } from './basket/basket-store.ts'
import { buildShop } from './http/build-shop.ts'
import { readAssets, readEntry } from './http/read-assets.ts'
import { tagReader } from './http/read-tags.ts'
import { dataLayers, findDataLayer } from './published/data-layer.ts'
import type { RenderPage } from './render/render-page.tsx'

const {
  PORT = '4400',
  SERVICE_PORT = '4401',
  INSTEP_DATA = '.data',
  INSTEP_SCRIPT,
  INSTEP_TOKEN,
  SHOP_DATA_LAYER = 'uv',
} = process.env
const builtPath = (folder: string) => fileURLToPath(new URL(`../.build/${folder}`, import.meta.url))

if (!existsSync(builtPath('shop/render/render-page.js'))) {
  console.error('The shop is not built yet. Build it first: node shop/build.ts')
  process.exit(1)
}
const dataLayer = findDataLayer(SHOP_DATA_LAYER)
if (!dataLayer) {
  console.error(`SHOP_DATA_LAYER is ${SHOP_DATA_LAYER}. Set it to one of: ${dataLayers.join(', ')}.`)
  process.exit(1)
}
const importRendered = (name: string) => import(new URL(`../.build/shop/render/${name}.js`, import.meta.url).href)
const { renderPage }: { renderPage: RenderPage } = await importRendered('render-page')
const { renderGallery }: { renderGallery: RenderGallery } = await importRendered('render-gallery')
const { renderEditor }: { renderEditor: RenderEditor } = await importRendered('render-editor')
const { renderKit }: { renderKit: RenderKit } = await importRendered('render-kit')

const instepFolder = INSTEP_SCRIPT ?? builtPath('instep')
const clientFolder = builtPath('shop/client')
const assets = readAssets(clientFolder)
const serviceOrigin = `http://localhost:${SERVICE_PORT}`

const shop = buildShop({
  renderPage,
  assets,
  clientFolder,
  instepFolder,
  readTag: tagReader(instepFolder),
  store: openBasketStore(INSTEP_DATA),
  dataLayer,
  serviceOrigin,
  plugin: galleryPlugin({
    renderGallery,
    renderKit,
    renderEditor,
    assets: { ...assets, kit: readEntry(clientFolder, 'kit'), editor: readEntry(clientFolder, 'editor') },
    instepFolder,
    serviceOrigin,
    serviceToken: INSTEP_TOKEN,
  }),
})

try {
  const address = await shop.listen({ host: '127.0.0.1', port: Number(PORT) })
  console.log(`shop listening on http://localhost:${new URL(address).port}/uk/en/`)
} catch (error) {
  if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error
  console.error(`Port ${PORT} is taken. Set PORT to a free one, for instance PORT=4410.`)
  process.exit(1)
}

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => shop.close().then(() => process.exit(0)))
