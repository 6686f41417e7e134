import { fileURLToPath } from 'node:url'
import { build, type InlineConfig } from 'vite'
import { compressFiles } from '../cli/build/compress-files.ts'

const pathOf = (relative: string) => fileURLToPath(new URL(relative, import.meta.url))

const shared: InlineConfig = {
  configFile: false,
  root: pathOf('.'),
  logLevel: 'warn',
  publicDir: false,
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
}

/** Packages, and what is so small that a file of its own costs more than it saves. */
const neededBySeveral = /\/node_modules\/|edit-address|preload-helper|products\/product\.ts/

/** The mark of code for browsers matters to shops with server components alone. */
const checks = { moduleLevelDirective: false }

/**
 * What the browser loads: hashed files, and a manifest with which the server finds them. Shop and gallery are one
 * build, because their pages share React and the style sheet.
 */
const client: InlineConfig = {
  ...shared,
  base: '/assets/',
  build: {
    outDir: pathOf('../.build/shop/client'),
    emptyOutDir: true,
    assetsDir: '',
    assetsInlineLimit: 0, // the page's policy does not allow fonts from data URLs
    modulePreload: false, // its polyfill is a script without the page's nonce
    cssCodeSplit: false,
    manifest: 'manifest.json',
    rolldownOptions: {
      checks,
      input: {
        publish: pathOf('browser/publish.ts'),
        hydrate: pathOf('../gallery/browser/demo-page.ts'),
        kit: pathOf('../gallery/kit/stage/show-examples.ts'),
        editor: pathOf('../gallery/edit/page/open-editor.tsx'),
      },
      // One file of what several of them need, not four: a page asks for each.
      output: { codeSplitting: { groups: [{ name: 'shared', test: neededBySeveral }] } },
    },
  },
}

/** What the server renders pages with: `render-page.js`, `render-gallery.js`, `render-editor.js` and `render-kit.js`, including React. */
const render: InlineConfig = {
  ...shared,
  ssr: { noExternal: true },
  build: {
    outDir: pathOf('../.build/shop/render'),
    emptyOutDir: true,
    ssr: true,
    rolldownOptions: {
      checks,
      input: {
        'render-page': pathOf('render/render-page.tsx'),
        'render-gallery': pathOf('../gallery/render/render-gallery.tsx'),
        'render-editor': pathOf('../gallery/render/render-editor.tsx'),
        'render-kit': pathOf('../gallery/render/render-kit.tsx'),
      },
    },
  },
}

await Promise.all([build(client), build(render)])
await compressFiles(pathOf('../.build/shop/client'))
console.log('shop built into .build/shop/')
