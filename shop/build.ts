import { fileURLToPath } from 'node:url'
import { build, type InlineConfig } from 'vite'
import { compressFiles } from '../cli/build/compress-files.ts'

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url))

const shared: InlineConfig = {
  configFile: false,
  root: path('.'),
  logLevel: 'warn',
  publicDir: false,
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
}

/** What the browser loads: hashed files, and a manifest by which the server finds them. */
const client: InlineConfig = {
  ...shared,
  base: '/assets/',
  build: {
    outDir: path('../.build/shop/client'),
    emptyOutDir: true,
    assetsDir: '',
    assetsInlineLimit: 0, // the page's policy allows no fonts from data addresses
    modulePreload: false, // its polyfill is a script without the page's nonce
    cssCodeSplit: false,
    manifest: 'manifest.json',
    rolldownOptions: {
      input: {
        publish: path('browser/publish.ts'),
        hydrate: path('browser/hydrate.tsx'),
        kit: path('gallery/kit/stage/show-examples.ts'),
      },
    },
  },
}

/** What the server draws pages with: `render-page.js`, `render-gallery.js` and `render-kit.js`, React included. */
const render: InlineConfig = {
  ...shared,
  ssr: { noExternal: true },
  build: {
    outDir: path('../.build/shop/render'),
    emptyOutDir: true,
    ssr: true,
    rolldownOptions: {
      input: {
        'render-page': path('render/render-page.tsx'),
        'render-gallery': path('render/render-gallery.tsx'),
        'render-kit': path('render/render-kit.tsx'),
      },
    },
  },
}

await Promise.all([build(client), build(render)])
await compressFiles(path('../.build/shop/client'))
console.log('shop built into .build/shop/')
