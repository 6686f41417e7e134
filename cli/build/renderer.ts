import { createRequire } from 'node:module'
import type { Plugin, Rolldown } from 'vite'
import type { Renderer } from '../../catalogue/define-site.ts'
import { ownModule, root, toModuleId } from './own-module.ts'

/** A full React is large and rarely changes: as a separate file it stays in caches when experiences change. */
export const rendererFile = { name: 'renderer', test: /node_modules\/(react|react-dom|scheduler)\// }

/** The modules that replace React where the page lends its own. They may run only after the page has lent it. */
export const ofPageRenderer = /\/slots\/page\//

const pageModules = `${root}/slots/page/`
const readiness = ownModule('slots/lending/when-renderer-ready.ts')

/** The replacements for React's modules where experiences do not bring their own React. */
const standIns: Record<Exclude<Renderer, 'react'>, Record<string, string>> = {
  small: {
    react: packagePath('preact/compat'),
    'react-dom': ownModule('slots/small/react-dom.ts'),
    'react-dom/client': ownModule('slots/small/client.ts'),
    'react/jsx-runtime': packagePath('preact/jsx-runtime'),
    'react/jsx-dev-runtime': packagePath('preact/jsx-runtime'),
  },
  page: {
    react: ownModule('slots/page/react.ts'),
    'react-dom': ownModule('slots/page/react-dom.ts'),
    'react-dom/client': ownModule('slots/page/client.ts'),
    'react/jsx-runtime': ownModule('slots/page/jsx-runtime.ts'),
    'react/jsx-dev-runtime': ownModule('slots/page/jsx-runtime.ts'),
  },
}

/**
 * Replaces React with the site's renderer in everything that experiences import, including packages (BD-09).
 * `importers` selects the modules whose imports are replaced; by default all.
 */
export function replaceReact(renderer: Renderer = 'small', importers: (path: string) => boolean = () => true): Plugin {
  const modules = renderer === 'react' ? {} : standIns[renderer]
  return {
    name: 'instep-renderer',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^react(-dom)?(\/|$)/ },
      handler: (id, importer = '') => (Object.hasOwn(modules, id) && importers(importer) ? modules[id] : undefined),
    },
    ...(renderer === 'page' && { transform: { filter: { id: siteModules }, handler: waitForRenderer } }),
  }
}

/**
 * The modules with which a site loads the code of its experiences and placements. The modules of templates load
 * nothing.
 */
const siteModules = /^\0instep:(?!experience\/)/

const lazyImport = /\(\) => import\(("(?:[^"\\]|\\.)*")\)/g

/** Makes a site load rendering code only when its renderer is known, and everything else at once. */
async function waitForRenderer(this: Rolldown.TransformPluginContext, code: string) {
  const drawing = new Set<string>()
  for (const [, path = ''] of code.matchAll(lazyImport))
    if (await importsStandIn(this, JSON.parse(path))) drawing.add(path)
  if (drawing.size === 0) return undefined
  const waiting = code.replace(lazyImport, (load, path) =>
    drawing.has(path) ? `() => whenRendererReady(${load})` : load,
  )
  return { code: `import { whenRendererReady } from ${JSON.stringify(readiness)}\n${waiting}`, map: null }
}

/** Returns whether a module imports a React replacement, directly or through others, statically or lazily. */
async function importsStandIn(build: Rolldown.TransformPluginContext, path: string): Promise<boolean> {
  const found = await build.resolve(path)
  const seen = new Set(found ? [found.id] : [])
  // A set also iterates over entries added during the iteration.
  for (const id of seen) {
    if (id.startsWith(pageModules)) return true
    const { importedIds, dynamicallyImportedIds } = await build.load({ id, resolveDependencies: true })
    for (const next of [...importedIds, ...dynamicallyImportedIds]) seen.add(next)
  }
  return false
}

function packagePath(name: string): string {
  return toModuleId(createRequire(import.meta.url).resolve(name))
}
