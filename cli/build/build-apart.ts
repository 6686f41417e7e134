import { join } from 'node:path'
import { build, type Plugin, type UserConfig } from 'vite'

/**
 * What shoppers load is a production build whatever `NODE_ENV` says where it is made: no facts for developers in it, such as where
 * on the machine a component stands.
 */
export const asProduction: UserConfig = {
  define: { 'process.env.NODE_ENV': '"production"' },
  oxc: { jsx: { runtime: 'automatic', development: false } },
  resolve: { conditions: ['module', 'browser', 'production'] },
}

const root = join(import.meta.dirname, '../..')

type Apart = {
  /** Name of the file, without `.js`. */
  name: string
  /** Source file, from the root of the project. */
  entry: string
  outDir: string
  /** What the file shall run in. */
  target: string | string[]
  plugins?: Plugin[]
}

/** Adds one file to a site's folder, by a build of its own: `instep.js` shall not be divided into what they have in common and the rest. */
export async function buildApart({ name, entry, outDir, target, plugins }: Apart): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins,
    ...asProduction,
    base: './',
    build: {
      outDir,
      emptyOutDir: false,
      target,
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: { [name]: join(root, entry) },
        output: { entryFileNames: '[name].js', codeSplitting: false },
        // Of the inspector the script calls what it exports.
        preserveEntrySignatures: 'strict',
      },
    },
  })
}
