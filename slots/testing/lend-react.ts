import { inject } from 'vitest'
import { chooseRenderer } from '../lending/chosen-renderer.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The version of React that the page lends to experiences. */
    pageReact?: 16 | 19
  }
}

const [React, ReactDOM, client] =
  inject('pageReact') === 16
    ? await Promise.all([
        import('react-16/cjs/react.production.min.js'),
        import('react-dom-16/cjs/react-dom.production.min.js'),
      ])
    : await Promise.all([import('react'), import('react-dom'), import('react-dom/client')])

chooseRenderer({ React, ReactDOM: { ...ReactDOM, ...client } } as never)
