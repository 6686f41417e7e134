import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/**
 * The React of the pages of shops that tests draw. Found on the way, it would be whatever the first importer means by the name,
 * which is not React in the code of an experience.
 */
export const ofPages = [
  'react',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'react-dom',
  'react-dom/client',
  'react-dom/server',
]

/** The packages of the console, which only its pages import. */
export const ofConsolePackages = [
  ...['react', 'react/jsx-runtime', 'react-dom/client', 'react-router', '@tanstack/react-query', 'uplot', 'axe-core'],
  ...['react-aria-components/Select', 'react-aria-components/I18nProvider', 'react-aria-components/Modal'],
]

/** Found on the way, it would be bundled anew, and the page with the test in it loaded again. */
export const lentByTests = [
  ...['react', 'react-dom', 'react-dom/client'],
  ...['react-16/cjs/react.production.min.js', 'react-dom-16/cjs/react-dom.production.min.js'],
]

/** `react-dom-16` is installed beside React 19, and imports `react`. */
export const react16ForItsDom = {
  name: 'react-16-for-its-dom',
  resolveId: (id: string, importer = '') =>
    id === 'react' && importer.includes('/react-dom-16/')
      ? require.resolve('react-16/cjs/react.production.min.js')
      : undefined,
}
