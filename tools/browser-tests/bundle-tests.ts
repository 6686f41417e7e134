import { join, relative } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'
import type { VitestPluginContext } from 'vitest/node'
import { root } from '../setup/root.mjs'

/** What the runner has too, and what Vite bundles by itself. It comes after the plug-ins that replace React. */
const leaveOut: Plugin = {
  name: 'leave-out',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^(vitest|axe-core|react)/ },
    handler: (id) => ({ id, external: true }),
  },
}

export type TestBundle = {
  /** Names the bundle in addresses. */
  name: string
  /** Files that run before the tests and share modules with them. */
  before?: string[]
  /** How the code of experiences is built. */
  plugins: Plugin[]
}

/**
 * Bundles the files of a test run with what they import. Each page asked for hundreds of modules, which took browser and server
 * two seconds of a core.
 */
export function bundleTests({ name, before = [], plugins }: TestBundle): Plugin {
  // Nothing is written there; addresses of sources are relative to it.
  const folder = join(root, '.build/browser-tests', name)
  const always = before.map((path) => join(root, path))
  const chunks = new Map<string, Rolldown.OutputChunk>()
  let runner: VitestPluginContext | undefined
  let bundling: Promise<void> | undefined

  async function bundleFiles(files: string[]): Promise<void> {
    const input = Object.fromEntries(files.map((path) => [relative(root, path), path]))
    const rolldownOptions = { ...options, input }
    const built = await build({
      ...settings,
      plugins: [...plugins, leaveOut],
      build: { ...settings.build, rolldownOptions },
    })
    const { output } = built as Rolldown.RolldownOutput
    for (const each of output) if (each.type === 'chunk') chunks.set(join(folder, each.fileName), each)
  }

  return {
    name: 'bundle-tests',
    enforce: 'pre',
    // A run that watches its files loads them one by one.
    configureVitest: (context) => {
      if (!context.vitest.config.watch) runner = context
    },
    resolveId(id, importer = '') {
      const path = id.startsWith('.') ? join(importer, '..', id) : join(root, id)
      return chunks.has(path) ? path : undefined
    },
    async load(id) {
      const chunk = chunks.get(id)
      if (chunk) return { code: chunk.code, map: chunk.map }
      if (!runner) return undefined
      const { project, vitest } = runner
      const path = id.split('?', 1)[0] ?? ''
      const files = [...always, ...vitest.state.getPaths().filter((each) => project.matchesTestGlob(each))]
      if (!files.includes(path)) return undefined
      bundling ??= bundleFiles(files)
      await bundling
      return `import '/${relative(root, join(folder, `${relative(root, path)}.js`))}'`
    },
  }
}

const options: Rolldown.RolldownOptions = {
  // Modules of tests are imported for what they do.
  treeshake: false,
  output: { entryFileNames: '[name].js' },
  // The mark of slots as code for browsers changes nothing in one.
  checks: { moduleLevelDirective: false },
}

const settings = {
  configFile: false,
  root,
  logLevel: 'warn',
  mode: 'test',
  oxc: { jsx: { runtime: 'automatic', development: false } },
  build: {
    write: false,
    minify: false,
    cssMinify: false,
    sourcemap: true,
    target: 'esnext',
    modulePreload: false,
    reportCompressedSize: false,
  },
} as const
