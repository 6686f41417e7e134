import type { Plugin } from 'vite'

/** Ends the build of a site with the renderer 'react' with a clear error where the shop has not installed React. */
export const requireReact: Plugin = {
  name: 'instep-require-react',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^react(-dom)?(\/|$)/ },
    async handler(id, importer) {
      const found = await this.resolve(id, importer, { skipSelf: true })
      // Vite has an empty module for an optional peer that is not installed.
      if (!found || found.id.includes('__vite-optional-peer-dep'))
        throw new Error(`The renderer 'react' needs ${id}: run npm install react react-dom, or choose 'small'`)
      return found
    },
  },
}
