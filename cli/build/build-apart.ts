import type { Plugin, UserConfig } from 'vite'
import { inlineLimits } from './inline-limits.ts'
import { ownModule, root } from './own-module.ts'
import { runVite } from './run-vite.ts'

/**
 * Makes every build for shoppers a production build, whatever `NODE_ENV` says on the building machine. It contains no
 * developer information, such as the path of a component on that machine.
 */
export const asProduction: UserConfig = {
  define: { 'process.env.NODE_ENV': '"production"' },
  // A shop's tsconfig.json may name another library, which its experiences are not drawn with.
  oxc: { jsx: { runtime: 'automatic', importSource: 'react', development: false } },
  // Otherwise Vite would use the PostCSS configuration of the shop in whose folder Instep is installed.
  css: { postcss: {} },
  resolve: { conditions: ['module', 'browser', 'production'] },
}

type Apart = {
  /** File name without `.js`. */
  name: string
  /** Path of the source file, relative to the project root. */
  entry: string
  outDir: string
  /** The browsers the file must run in. */
  target: string | string[]
  plugins?: Plugin[]
}

/**
 * Adds one file to a site's folder in a separate build, so that `instep.js` is not split into code shared with this
 * file and the rest.
 */
export async function buildApart({ name, entry, outDir, target, plugins }: Apart): Promise<void> {
  await runVite({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [inlineLimits(), ...(plugins ?? [])],
    ...asProduction,
    base: './',
    build: {
      outDir,
      emptyOutDir: false,
      target,
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: { [name]: ownModule(entry) },
        output: { entryFileNames: '[name].js', codeSplitting: false },
        // Of the inspector the script calls what it exports.
        preserveEntrySignatures: 'strict',
      },
    },
  })
}
