import { build } from 'vite'
import { compressFiles } from '../cli/build/compress-files.ts'
import { provideTemplates } from './provide-templates.ts'

/** Builds the page into a folder, replacing its contents, each file also in its compressed forms. */
export async function buildConsole(outDir: string): Promise<void> {
  await build({
    configFile: false,
    root: import.meta.dirname,
    base: '/console/',
    logLevel: 'warn',
    publicDir: false,
    plugins: [provideTemplates()],
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    build: {
      outDir,
      emptyOutDir: true,
      assetsInlineLimit: 0, // the page's policy does not allow data URLs
      modulePreload: { polyfill: false },
      chunkSizeWarningLimit: 600,
      rolldownOptions: {
        // Packages mark modules for React's server components, which the console has none of.
        onLog: (level, log, report) => log.code !== 'MODULE_LEVEL_DIRECTIVE' && report(level, log),
      },
    },
  })
  await compressFiles(outDir)
}
