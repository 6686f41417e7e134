import { join } from 'node:path'
import { build } from 'vite'

const root = join(import.meta.dirname, '../..')

/**
 * Writes `outer.js`, the inspector, which the script loads for who asks for it (PV-07). A build of its own: shoppers never
 * load it, and `instep.js` shall not be divided for its sake.
 */
export async function buildInspector(outDir: string): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"' },
    base: './',
    build: {
      outDir,
      emptyOutDir: false,
      target: 'es2022',
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: { outer: join(root, 'inspector/outer.tsx') },
        output: { entryFileNames: '[name].js', codeSplitting: false },
        // The script calls what it exports.
        preserveEntrySignatures: 'strict',
      },
    },
  })
}
