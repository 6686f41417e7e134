import type { Plugin } from 'vite'

/**
 * Lets the browsers of a test run keep the modules that they have loaded. Each file of tests has a frame of its own, and its
 * hundreds of modules would be asked for anew: 7 milliseconds of a core each. They do not change while tests run once.
 */
export function keepModules(): Plugin {
  return {
    name: 'keep-modules',
    configureServer({ middlewares, config }) {
      if (config.server.watch !== null) return // modules change
      middlewares.use((_, answer, next) => {
        const setHeader = answer.setHeader.bind(answer)
        answer.setHeader = (name, value) =>
          setHeader(name, name === 'Cache-Control' && value === 'no-cache' ? 'max-age=31536000, immutable' : value)
        next()
      })
    },
  }
}
